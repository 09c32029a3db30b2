import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { projectFormExample } from '@umbral/domain/project-form/project-form-example.ts';
import { RemoteReactContext } from '@umbral/kit/remote/use-remote.ts';
import type { ReactNode } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { wholeForm } from '../../form-document/empty-form.ts';
import { checkForm } from '../../form-document/form-check.ts';
import { createFormDocument, type FormDocument } from '../../form-document/form-document.ts';
import { FormDocumentContext } from '../../form-document/use-form-document.ts';
import { FeatureChoice } from '../features/feature-choice.tsx';
import { OwnFeaturesContext } from '../features/own-states.ts';
import { CountInput, DecimalInput, MoneyInput, ProseInput } from '../fields/inputs.tsx';
import { standInForBrowser } from '../testing/open-form.tsx';
import { FeaturesForAll } from './features-for-all.tsx';
import { copyOfPlant } from './plant-copy.ts';
import { roomChoices } from './room-choices.ts';

beforeAll(standInForBrowser);

const call = vi.fn(() => new Promise(() => undefined));

function open(children: ReactNode, change: (document: FormDocument) => void = () => undefined) {
  const document = createFormDocument(wholeForm(projectFormExample, 1));
  change(document);
  render(
    <RemoteReactContext value={{ call, toast: vi.fn() } as never}>
      <FormDocumentContext value={document}>{children}</FormDocumentContext>
    </RemoteReactContext>,
  );
  return { document, user: userEvent.setup() };
}

test('[B118] rooms are chosen from 1 to 5, baths to 4, garages to 2; another stored number stays what it is', () => {
  const labels = (kind: Parameters<typeof roomChoices>[0], stored?: number) =>
    roomChoices(kind, stored).map(({ label }) => label);
  expect(labels('number_bedrooms')).toEqual(['1', '2', '3', '4', '5']);
  expect(labels('number_bathrooms')).toEqual(['1', '2', '3', '4']);
  expect(labels('number_parking')).toEqual(['1', '2']);
  expect(labels('number_bedrooms', 9)).toEqual(['1', '2', '3', '4', '5', '9']);
  expect(labels('number_parking', 0)).toEqual(['0', '1', '2']);
});

test.each([
  ['M010', '0', 'Este valor no puede ser menor al rango mínimo'],
  ['M009', '2900000000', 'Este valor no puede ser mayor al rango máximo'],
])('[%s, B095] a price of %s is refused at its field', async (_, typed, sentence) => {
  const { document, user } = open(<MoneyInput of="plants.0.price" />);
  const field = screen.getByRole('textbox', { name: /^Precio/ });
  await user.clear(field);
  await user.type(field, typed);
  await user.tab();
  await checkForm(document);
  await waitFor(() => expect(screen.getByText(sentence)).toBeTruthy());
});

test('[M082, B095] a percentage above 100 is refused at its field, and what is no number too', async () => {
  const { document, user } = open(<DecimalInput of="plants.0.initial_fee_percent" end="%" />);
  const field = screen.getByRole('textbox', { name: /^Cuota inicial/ });
  for (const typed of ['101', 'mucho']) {
    await user.clear(field);
    await user.type(field, typed);
    await user.tab();
    await checkForm(document);
    await waitFor(() => expect(screen.getByText('El porcentaje debe ser entre 0 - 100')).toBeTruthy());
  }
  await user.clear(field);
  await user.type(field, '12.5');
  expect(document.read('plants.0.initial_fee_percent')).toBe(12.5);
});

test('[B096] an area is exact, with a dot: what is typed stays as it stands until it is a number', async () => {
  const { document, user } = open(<DecimalInput of="plants.0.built_area" end="m²" />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Área construida/ });
  await user.clear(field);
  await user.type(field, '68,5');
  await user.tab();
  await checkForm(document);
  await waitFor(() => expect(screen.getByText('Escribe el número exacto, con punto para los decimales')).toBeTruthy());
  expect(field.value).toBe('68,5');
});

test('[B096] of a book that is pasted as a description so much is kept as can be shortened, and its length is told', async () => {
  const { document, user } = open(<ProseInput of="description" max={1000} />);
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Descripción/ });
  await user.clear(field);
  await user.click(field);
  await user.paste('Piso '.repeat(200_000));
  expect(document.read('description')).toHaveLength(20_000);
  await user.tab();
  await checkForm(document);
  await waitFor(() =>
    expect(screen.getByText('La descripción debe tener entre 300 y 1000 caracteres (20000/1000)')).toBeTruthy(),
  );
});

test('[B095] a field that may be left out holds nothing when it is empty', async () => {
  const { document, user } = open(<CountInput of="number_of_floors" />);
  await user.clear(screen.getByRole('textbox', { name: 'Número de pisos' }));
  expect(document.read('number_of_floors')).toBeNull();
});

test('[B097] own features show what the team made of them, at the field, with the reason', () => {
  const own = {
    plant: null,
    kind: 'exterior',
    name: 'Huerta comunitaria',
    state: 'rejected',
    reason: 'Ya está en la lista',
  } as const;
  open(
    <OwnFeaturesContext value={[own]}>
      <FeatureChoice of="exterior_specifications" kind="exterior" plant={null} />
    </OwnFeaturesContext>,
    (document) => document.write('exterior_specifications.custom.1', 'Cine'),
  );
  expect(screen.getByText('Huerta comunitaria').parentElement?.textContent).toContain('Rechazada');
  expect(screen.getByText('Motivo: Ya está en la lista')).toBeTruthy();
  expect(screen.getByText('Cine').parentElement?.textContent).toContain('Nueva');
});

test('[B097] a listed feature is found by typing and chosen by Enter; five own ones are the most', async () => {
  const { document, user } = open(<FeatureChoice of="common_services" kind="common" plant={null} />);
  await user.type(screen.getByRole('combobox', { name: /^Buscar en la lista/ }), 'gas nat{ArrowDown}{Enter}');
  expect(document.read('common_services.listed')).toEqual(['lift', 'doorman', 'natural-gas']);
  for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco'])
    await user.type(screen.getByRole('textbox', { name: /^Agregar una propia/ }), `${name}{Enter}`);
  expect(document.read('common_services.custom')).toEqual(['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']);
  expect(screen.queryByRole('textbox', { name: /^Agregar una propia/ })).toBeNull();
});

test('[B097] the features of one typology go to all others, whose own ones stay', async () => {
  const { document, user } = open(<FeaturesForAll index={0} />, (form) =>
    form.write('plants.1', { name: 'B', specifications: { listed: ['patio'], custom: ['Cava'] } }),
  );
  const { listed } = document.read('plants.0.specifications') as { listed: readonly string[] };
  await user.click(screen.getByRole('button', { name: 'Usar estas en todas las tipologías' }));
  expect(document.read('plants.1.specifications')).toEqual({ listed, custom: ['Cava'] });
});

test('a copy of a typology has a name of its own and none of its homes', () => {
  const plants = [{ id: 4, name: 'A', price: 9, stock: [{ name: '101' }] }, { name: 'A (copia)' }];
  expect(copyOfPlant(plants[0], plants)).toEqual({ id: null, name: 'A (copia 2)', price: 9, stock: [] });
});
