import { screen, within } from '@testing-library/react';
import { projectFormIssues } from '@umbral/domain/project-form/project-form.ts';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { openPictures } from '../testing/open-pictures.tsx';
import type { BlueprintDraft } from './blueprint-draft.ts';
import { BlueprintsField } from './blueprints-field.tsx';

const onChange = vi.fn();
const plan: BlueprintDraft = { floor: 'Piso 1', name: 'Apartamento', image: 'building/tower', drop_points: [] };

beforeAll(() => {
  // The simulated browser lays nothing out: each element is a drawing of 400 by 200.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200);
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
});

/** Drawings of the first typology as the form judges them. */
function Blueprints({ first = [] }: { readonly first?: readonly BlueprintDraft[] }) {
  const [value, setValue] = useState(first);
  const [plant] = projectFormExample.plants;
  const issues = projectFormIssues({ ...projectFormExample, plants: [{ ...plant, blueprints: value }] });
  const issueOf = (path: string) => issues[path === '' ? 'plants.0.blueprints' : `plants.0.blueprints.${path}`];
  const take = (blueprints: BlueprintDraft[]) => {
    onChange(blueprints);
    setValue(blueprints);
  };
  return <BlueprintsField {...{ value, issueOf }} onChange={take} name="plants.0.blueprints" />;
}

const points = () => onChange.mock.lastCall?.[0][0].drop_points;
const mark = (number: number) => screen.getByRole('button', { name: new RegExp(`^Punto ${number}`) });

test('[B098] a drawing needs its floor, its name and its main image', async () => {
  const { user } = openPictures(<Blueprints />);
  await user.click(screen.getByRole('button', { name: 'Agregar plano' }));
  expect(screen.getAllByText('El campo es obligatorio').length).toBeGreaterThanOrEqual(2);
  const image = screen.getByRole('button', { name: 'Elegir imagen: Imagen del plano' });
  expect([image.getAttribute('aria-invalid'), image.getAttribute('name')]).toEqual([
    'true',
    'plants.0.blueprints.0.image',
  ]);
  expect(screen.queryByRole('button', { name: 'Agregar punto en el centro' })).toBeNull();
});

test('[B098] every point of a drawing needs an image, which is said at the point', async () => {
  const { user } = openPictures(<Blueprints first={[plan]} />);
  await user.click(screen.getByRole('button', { name: 'Agregar punto en el centro' }));
  expect(points()).toEqual([{ name: '', image: null, x: 0.5, y: 0.5 }]);
  expect(screen.getByText('Cada punto del plano necesita una imagen')).toBeTruthy();
  const photo = screen.getByRole('group', { name: 'Foto del punto 1' });
  const choose = within(photo).getByRole('button', { name: 'Elegir imagen: Foto del punto 1' });
  expect(choose.getAttribute('aria-invalid')).toBe('true');
});

test('[B098] by keys alone: a new point has the focus, arrows move it, its place is said, Delete removes it', async () => {
  const { user } = openPictures(<Blueprints first={[plan]} />);
  screen.getByRole('button', { name: 'Agregar punto en el centro' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(mark(1));
  await user.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
  expect(points()).toEqual([{ name: '', image: null, x: 0.51, y: 0.45 }]);
  expect(screen.getByText('Punto 1: 51 % desde la izquierda, 45 % desde arriba')).toBeTruthy();
  await user.keyboard('{Delete}');
  expect(points()).toEqual([]);
});

test('[B098] by mouse: a press on the drawing places a point, a drag moves it', async () => {
  const { user } = openPictures(<Blueprints first={[plan]} />);
  const drawing = screen.getByRole('img', { name: 'Plano: Apartamento' });
  await user.pointer([{ target: drawing, coords: { clientX: 100, clientY: 50 }, keys: '[MouseLeft]' }]);
  expect(points()).toMatchObject([{ x: 0.25, y: 0.25 }]);
  await user.pointer([
    { target: mark(1), coords: { clientX: 100, clientY: 50 }, keys: '[MouseLeft>]' },
    { target: mark(1), coords: { clientX: 300, clientY: 150 } },
    { keys: '[/MouseLeft]' },
  ]);
  expect(points()).toMatchObject([{ x: 0.75, y: 0.75 }]);
});

test('[B098] by numbers: digits, dot and comma; anything else is told and changes nothing', async () => {
  const point = { name: 'Cocina', image: 'building/tower', x: 0.5, y: 0.5 };
  const { user } = openPictures(<Blueprints first={[{ ...plan, drop_points: [point] }]} />);
  const left = screen.getByRole('textbox', { name: 'Desde la izquierda' });
  await user.clear(left);
  await user.type(left, '37,5');
  expect(points()).toMatchObject([{ x: 0.375, y: 0.5 }]);
  await user.clear(left);
  await user.type(left, '12a');
  expect(screen.getByText('Escribe un número de 0 a 100')).toBeTruthy();
  expect(points()).toMatchObject([{ x: 0.12 }]);
  await user.tab();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Desde la izquierda' }).value).toBe('12');
});
