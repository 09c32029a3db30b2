import { seedExchangeRates } from '@umbral/domain/parameters/rates.ts';
import { expect, test } from 'vitest';
import { comparisonRowLabels, noDataText } from './comparison-row-texts.ts';
import { type ComparedPlant, comparisonRows, comparisonValue } from './comparison-rows.ts';

const plant: ComparedPlant = {
  country: 'CO',
  housing: 'none',
  type: 'lot',
  initial_fee_percent: 30,
  built_area: 58.5,
  room_number: 2,
  bath_number: 0,
  parking_number: null,
  m2_price: 4_220_000,
  separation_fee: 2_000_000,
  stock_quantity: 14,
  project: {
    building_status: 'off-plan',
    tower_elevators: 2,
    pet_friendly: true,
    localization: { neighborhood: 'Niza', zone: 'Suba', city: 'Bogotá', stratum: 4 },
    nearby_places: [{ name: 'Parque A' }, { name: 'Colegio B' }, { name: 'Clínica C' }, { name: 'Centro D' }],
    builder: { name: 'Nogal Constructores' },
  },
};
const pesos = { code: 'cop', rates: seedExchangeRates } as const;

test('[B052] 16 rows in the given order, each with a name', () => {
  expect(comparisonRows.join(', ')).toBe(
    'location, type, status, initial_feed, area, bedroom, bathroom, parking, precio_m2, cuota_separacion, estrato, ' +
      'elevadores, unidades_disponibles, pet_friendly, lugares_cercanos, constructora',
  );
  expect(Object.keys(comparisonRowLabels)).toEqual([...comparisonRows]);
});

test('[B053] every cell is formatted; zero and missing numbers say so', () => {
  expect(comparisonRows.map((row) => comparisonValue(row, plant, pesos))).toEqual([
    'Niza, Suba, Bogotá',
    'Lotes',
    'Sobre planos',
    '30 %',
    '58,5 m²',
    '2',
    noDataText,
    noDataText,
    '$ 4.220.000',
    '$ 2.000.000',
    '4',
    '2',
    '14',
    'Sí',
    'Parque A, Colegio B y Clínica C',
    'Nogal Constructores',
  ]);
});

test('[B053] prices follow the currency', () => {
  expect(comparisonValue('precio_m2', plant, { code: 'usd', rates: seedExchangeRates })).toBe('US$ 1.126');
});

test('[B046][B053] a hidden price hides the price of a square metre', () => {
  expect(comparisonValue('precio_m2', { ...plant, m2_price: null }, pesos)).toBe(noDataText);
});

test('[B053] absent parts leave no commas, absent facts say so', () => {
  const project = { ...plant.project, pet_friendly: null, nearby_places: [], builder: { name: '' } };
  const bare = { ...plant, project: { ...project, localization: { ...project.localization, neighborhood: null } } };
  expect(comparisonValue('location', bare, pesos)).toBe('Suba, Bogotá');
  expect(comparisonValue('pet_friendly', bare, pesos)).toBe(noDataText);
  expect(comparisonValue('pet_friendly', { ...plant, project: { ...project, pet_friendly: false } }, pesos)).toBe('No');
  expect(comparisonValue('lugares_cercanos', bare, pesos)).toBe(noDataText);
  expect(comparisonValue('constructora', bare, pesos)).toBe(noDataText);
});

test('[B053] a number that is none says so', () => {
  expect(comparisonValue('area', { ...plant, built_area: Number.NaN }, pesos)).toBe(noDataText);
});
