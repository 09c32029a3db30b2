import { expect, test } from 'vitest';
import { type ComparedColumn, priceText, tableRows } from './compared-column.ts';

const column: ComparedColumn = {
  id: 7,
  title: 'Alameda 170',
  href: '/proyectos-vivienda/bogota/suba/apartamento/alameda-170',
  price: 400_000_000,
  isActive: true,
  image: null,
  type: 'apartment',
  initial_fee_percent: 30,
  built_area: 58,
  room_number: 2,
  bath_number: 0,
  parking_number: null,
  m2_price: 6_896_552,
  hide_price: false,
  separation_fee: 2_000_000,
  stock_quantity: 12,
  project: {
    building_status: 'off-plan',
    tower_elevators: 2,
    pet_friendly: true,
    localization: { neighborhood: 'Niza', zone: 'Suba', city: 'Bogotá', stratum: 4 },
    nearby_places: [{ name: 'Parque' }, { name: 'Colegio' }, { name: 'Clínica' }, { name: 'Centro comercial' }],
    builder: { name: 'Nogal Constructores' },
  },
};
const pesos = { code: 'cop', rates: { usd: 3750, eur: 4350 }, asOf: '2026-11-20' } as const;

test('[B052] sixteen rows in the order of the specification', () => {
  const keys = tableRows([column], pesos).map((row) => row.key);
  expect(keys).toHaveLength(16);
  expect(keys.slice(0, 4)).toEqual(['location', 'type', 'status', 'initial_feed']);
  expect(keys.at(-1)).toBe('constructora');
});

test('[B053] zero and missing values show the no-data text, prices follow the currency', () => {
  const value = (key: string, currency: Parameters<typeof tableRows>[1] = pesos) =>
    tableRows([column], currency).find((row) => row.key === key)?.values[0];
  expect(value('bathroom')).toBe('Sin información');
  expect(value('parking')).toBe('Sin información');
  expect(value('cuota_separacion', { ...pesos, code: 'usd' })).toBe('US$ 534');
  expect(value('location')).toBe('Niza, Suba, Bogotá');
});

test('[B046] a hidden price is not written', () => {
  expect(priceText({ ...column, hide_price: true }, pesos)).toBeUndefined();
  expect(priceText(column, pesos)).toBe('$ 400.000.000');
});
