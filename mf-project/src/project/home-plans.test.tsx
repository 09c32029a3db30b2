import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import type { PlanDrawing } from '../model/project-data.ts';
import { renderPart, standInForBrowser } from '../testing/probe-context.tsx';
import { HomePlans } from './home-plans.tsx';

beforeAll(async () => {
  standInForBrowser();
  // What a press loads is compiled here: how long that takes says nothing of the plan.
  await import('../gallery/lightbox.tsx');
  await import('../plan-fit/fit-dialog.tsx');
});

const image = (name: string) => ({ src: `/media/${name}.webp`, alt: name, width: 1000, height: 1000 });
const images = [
  { ...image('sala'), kind: 'render' as const },
  { ...image('cocina'), kind: 'render' as const },
];
const plan: PlanDrawing = {
  floor: 'Piso tipo',
  name: 'Tipo A',
  image: image('plano'),
  widthM: 10,
  spaces: [
    { name: 'Sala', x: 0.3, y: 0.5, areaM2: 12, widthM: 3, depthM: 4, photo: 0 },
    { name: 'Cocina', x: 0.525, y: 0.5, areaM2: 6, widthM: 1.5, depthM: 4, photo: 1 },
    { name: 'Depósito', x: 0.8, y: 0.5 },
  ],
};
const areas = { type: 'apartment', builtM2: 58, privateM2: 51, balconyM2: 4 } as const;

function renderPlans(plans: readonly PlanDrawing[]) {
  renderPart(<HomePlans title="Alameda 170" plans={plans} areas={areas} gallery={{ images, plans }} />);
}

test('the plan is a picture, a ruler and a table that says the same', () => {
  renderPlans([plan]);
  expect(screen.getByRole('img', { name: 'Plano: Tipo A' })).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Escala: esta línea mide 2 m' })).toBeTruthy();
  const table = within(screen.getByRole('table', { name: 'Espacios de Piso tipo' }));
  expect(table.getByRole('row', { name: '1 Sala 3,00 × 4,00 m 12 m²' })).toBeTruthy();
  expect(table.getByRole('row', { name: '3 Depósito — —' })).toBeTruthy();
});

test('numbers and names lead to the picture of their space; one without a picture leads nowhere', async () => {
  renderPlans([plan]);
  const marks = within(screen.getByRole('group', { name: 'Espacios de Tipo A con foto' }));
  expect(marks.getAllByRole('link').map((mark) => mark.getAttribute('href'))).toEqual([
    '/media/sala.webp',
    '/media/cocina.webp',
  ]);
  expect(screen.queryByRole('link', { name: 'Depósito' })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Cocina' }));
  const dialog = await screen.findByRole('dialog', { name: 'Fotos de Alameda 170' });
  expect(within(dialog).getByRole('img', { name: 'cocina' })).toBeTruthy();
});

test('a chosen space shows its two sides on the drawing', async () => {
  renderPlans([plan]);
  await userEvent.hover(screen.getByRole('row', { name: /Sala/ }));
  expect(screen.getByText('3,00 m')).toBeTruthy();
  expect(screen.getByText('4,00 m')).toBeTruthy();
  await userEvent.unhover(screen.getByRole('row', { name: /Sala/ }));
  expect(screen.queryByText('3,00 m')).toBeNull();
});

test('the area counts the balcony or not', async () => {
  renderPlans([plan]);
  expect(screen.getByRole('row', { name: 'Total con balcón o terraza 62 m²' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Contar balcón o terraza' }));
  expect(screen.getByRole('row', { name: 'Total sin balcón ni terraza 58 m²' })).toBeTruthy();
});

test('without a plan the areas stand alone; without a scale there is no ruler and nothing to fit', () => {
  renderPlans([]);
  expect(screen.getByRole('table', { name: 'Áreas del inmueble' })).toBeTruthy();
  renderPlans([{ ...plan, widthM: undefined }]);
  expect(screen.queryByRole('img', { name: /^Escala/ })).toBeNull();
  expect(screen.queryByRole('button', { name: '¿Cabe mi sofá?' })).toBeNull();
});

async function openFit() {
  renderPlans([plan]);
  await userEvent.click(screen.getByRole('button', { name: '¿Cabe mi sofá?' }));
  return within(await screen.findByRole('dialog', { name: '¿Cabe mi sofá? · Piso tipo' }));
}

test('furniture lies in the largest room, and keys move and turn it', async () => {
  const dialog = await openFit();
  const verdict = dialog.getByRole('status');
  expect(verdict.textContent).toBe('Cabe en Sala: sobran 0,80 m a lo ancho y 3,00 m a lo largo.');
  dialog.getByRole('application', { name: 'Plano con sofá de 3 puestos de 2,10 × 0,90 m' }).focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}');
  expect(verdict.textContent).toBe('Queda entre Sala y Cocina: si hay un muro, así no cabe.');
  await userEvent.keyboard('r');
  expect(dialog.getByRole('application', { name: /de 0,90 × 2,10 m$/ })).toBeTruthy();
});

test('its sides can be told, and where it could stand is one press away', async () => {
  const dialog = await openFit();
  const width = dialog.getByRole('textbox', { name: 'Ancho' });
  await userEvent.clear(width);
  expect(dialog.getByRole('status').textContent).toBe('Escribe entre 20 y 600 cm');
  await userEvent.type(width, '140');
  await userEvent.click(dialog.getByRole('button', { name: 'Ponerlo en Cocina' }));
  expect(dialog.getByRole('status').textContent).toBe('Cabe en Cocina: sobran 0,00 m a lo ancho y 3,00 m a lo largo.');
  await userEvent.clear(width);
  await userEvent.type(width, '590');
  expect(dialog.getByText('Con esas medidas no cabe en ningún espacio de este plano.')).toBeTruthy();
});
