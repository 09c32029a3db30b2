import { act } from '@testing-library/react';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import { use } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { probeContext } from '../testing/probe-context.tsx';
import type { ListingData } from '../view-model/listing-data.ts';
import { FilterSheet } from './filter-sheet.tsx';

const never = vi.hoisted(() => new Promise<never>(() => undefined));
vi.mock('./lazy-forms.ts', () => ({ wantForms: () => undefined, useForms: () => use(never) }));

/** The sheet of a page that the server drew; its forms do not come, so nothing reads the data. */
async function hydratedSheet() {
  const onToggle = vi.fn();
  const page = (
    <RemoteReactContext value={probeContext().context}>
      <FilterSheet data={{ href: '/proyectos-vivienda?p=100M-' } as ListingData} onToggle={onToggle} />
    </RemoteReactContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const complaint = vi.fn();
  await act(async () => void hydrateRoot(container, page, { onRecoverableError: complaint }));
  const dialog = container.querySelector('dialog');
  if (!dialog) throw new Error('the sheet has no dialog');
  const toggle = (isOpen: boolean) =>
    act(async () => {
      dialog.open = isOpen;
    });
  return { onToggle, toggle, dialog, complaint };
}

test('the page learns that a sheet of the server opens and closes', async () => {
  const { onToggle, toggle, complaint } = await hydratedSheet();
  await toggle(true);
  // The dialog is on the screen first.
  await vi.waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(true));
  await toggle(false);
  await vi.waitFor(() => expect(onToggle).toHaveBeenLastCalledWith(false));
  expect(complaint).not.toHaveBeenCalled();
});

test('[B023, B070] closed it holds no form, but the way to the page that has it; so it does while the form does not come', async () => {
  const { toggle, dialog } = await hydratedSheet();
  const way = () => dialog.querySelector('a')?.getAttribute('href');
  expect(dialog.querySelector('form')).toBeNull();
  expect(way()).toBe('/proyectos-vivienda?p=100M-&panel=filtros#filtros');
  await toggle(true);
  expect(way()).toBe('/proyectos-vivienda?p=100M-&panel=filtros#filtros');
});

test('[B023] a sheet that its address opened, and that was closed, is closed for whoever comes back', async () => {
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const data = { href: '/proyectos-vivienda', opensSheet: true } as ListingData;
  const page = (
    <RemoteReactContext value={probeContext().context}>
      <FilterSheet data={data} onToggle={vi.fn()} />
    </RemoteReactContext>
  );
  const container = document.body.appendChild(document.createElement('div'));
  const isOpen = () => container.querySelector('dialog')?.hasAttribute('open');
  const first = createRoot(container);
  await act(async () => first.render(page));
  expect(isOpen()).toBe(true);
  await act(async () => container.querySelector('dialog')?.removeAttribute('open'));
  await act(async () => first.unmount());
  await act(async () => createRoot(container).render(page));
  expect(isOpen()).toBe(false);
});
