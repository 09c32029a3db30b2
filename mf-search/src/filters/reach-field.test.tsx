import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { localKeys } from '@umbral/domain/storage/storage-keys.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import type { ReachChoice } from '../view-model/filter-panel.ts';
import { ReachField } from './reach-field.tsx';
// Loaded at a press: not within a test's time.
import './reach-finder.tsx';

const station = { name: 'Calle 100', kind: 'station', around: 'TransMilenio', lat: 4.684, lng: -74.058 };
const reachOf = (minutes: number): ReachChoice => ({
  value: `4.684,-74.058,${minutes},transporte`,
  label: `A ${minutes} minutos`,
  minutes,
  mode: 'transit',
});

beforeEach(() => {
  localStorage.clear();
  HTMLElement.prototype.showPopover = () => {};
  HTMLElement.prototype.hidePopover = () => {};
  Element.prototype.scrollIntoView = () => {};
});

function open() {
  const { context } = probeContext();
  const onRefine = vi.fn();
  const onSubmit = vi.fn();
  const form = (reach?: ReachChoice) => (
    <RemoteReactContext value={{ ...context, call: async () => ({ data: [station] }) as never }}>
      <form action={onSubmit}>
        <ReachField panel={{ reach }} onRefine={onRefine} />
        <button type="submit">Ver resultados</button>
      </form>
    </RemoteReactContext>
  );
  const { rerender } = render(form());
  return { user: userEvent.setup(), onRefine, onSubmit, show: (reach?: ReachChoice) => rerender(form(reach)) };
}

const opener = () => screen.getByRole('button', { name: 'Elegir un lugar' });
const finder = () => screen.findByRole('combobox', { name: 'Dónde queda' });

test('Enter in the finder sends no form around it: it picks what is active, or nothing', async () => {
  const { user, onRefine, onSubmit } = open();
  await user.click(opener());
  await user.type(await finder(), 'calle');
  await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 });
  await user.keyboard('{Enter}');
  expect(onRefine).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onRefine).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('Enter keeps a place of one’s own and is told to nobody else', async () => {
  const { user, onRefine, onSubmit } = open();
  await user.click(opener());
  await user.click(await screen.findByRole('button', { name: 'Guardar un lugar mío' }));
  await user.type(screen.getByRole('combobox', { name: 'Dónde queda' }), 'calle');
  await user.click(await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 }));
  await user.type(screen.getByRole('textbox', { name: 'Cómo lo llamas' }), 'Mi trabajo{Enter}');
  expect(JSON.parse(localStorage.getItem(localKeys.ownPlaces) ?? '')).toMatchObject([{ name: 'Mi trabajo' }]);
  expect(onRefine).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the focus stays in the field while what was pressed goes', async () => {
  const { user, show } = open();
  await user.click(opener());
  await waitFor(async () => expect(document.activeElement).toBe(await finder()));
  await user.click(screen.getByRole('button', { name: 'Guardar un lugar mío' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cómo lo llamas' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(document.activeElement).toBe(await finder());
  await user.type(await finder(), 'calle');
  await user.click(await screen.findByRole('option', { name: /Calle 100/, hidden: true }, { timeout: 8000 }));
  expect(document.activeElement).toBe(opener());
  show(reachOf(40));
  expect(document.activeElement).toBe(screen.getByRole('switch', { name: 'A 40 minutos' }));
  const minutes = screen.getByRole('combobox', { name: 'Minutos' });
  await user.selectOptions(minutes, '30');
  show(reachOf(30));
  expect(document.activeElement).toBe(minutes);
  await user.tab({ shift: true });
  show();
  expect(document.activeElement).toBe(opener());
});
