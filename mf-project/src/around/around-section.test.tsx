import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/probe-context.tsx';
import { AroundSection } from './around-section.tsx';
import { aroundOf } from './around-shape.ts';

const minutes = { walk: 12, cycle: 4, transit: null };
const around = aroundOf({
  stations: [{ name: 'Calle 100', system: 'TransMilenio', minutes: { walk: 8, cycle: 3, transit: null } }],
  places: [
    { name: 'Éxito', category: 'supermarket', minutes },
    { name: 'Parque El Virrey', category: 'park', minutes },
    { name: 'Colegio San José', category: 'school', minutes: null },
  ],
  point: { lat: 4.68, lng: -74.05 },
});

test('[C410] stations come first, then schools and parks, each with its minutes or the word that nobody knows them', () => {
  if (!around) throw new Error('something lies around');
  renderPart(<AroundSection around={around} plantId={7} />);
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  );
  const names = rows.map((row) => within(row).getByRole('rowheader').textContent);
  expect(names[0]).toBe('Calle 100Estación de TransMilenio');
  expect(names.slice(1).map((name) => name?.split(/Colegio$|Parque$|Supermercado$/)[0])).toEqual([
    'Colegio San José',
    'Parque El Virrey',
    'Éxito',
  ]);
  expect(cells[0]).toEqual(['8 min', '3 min']);
  expect(cells[1]).toEqual(['—sin dato', '—sin dato']);
  expect(cells[2]).toEqual(['12 min', '4 min']);
});

test('a home without neighbours has its visitor’s own places, and one without a point has none of them', () => {
  const alone = aroundOf({ stations: [], places: [], point: { lat: 4.68, lng: -74.05 } });
  if (!alone) throw new Error('there is a point to reckon from');
  renderPart(<AroundSection around={alone} plantId={7} />);
  expect(screen.getByRole('heading', { name: 'Tus lugares' })).toBeTruthy();
  expect(screen.queryByRole('table')).toBeNull();
  cleanup();
  const nowhere = aroundOf({
    stations: [],
    places: [{ name: 'Éxito', category: 'supermarket', minutes }],
    point: null,
  });
  if (!nowhere) throw new Error('a place is told');
  renderPart(<AroundSection around={nowhere} plantId={7} />);
  expect(screen.getByRole('table')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Tus lugares' })).toBeNull();
});

test('a stop that the builder names too is told once, as the station', () => {
  const place = (name: string, category: 'transport' | 'park' = 'transport') => ({ name, category, minutes });
  const station = { name: 'Calle 100', system: 'TransMilenio', minutes };
  const told = aroundOf({
    stations: [station],
    places: [
      place('Estación CALLE 100 - Marketmedios'),
      place('Calle 1000'),
      place('Parque Calle 100', 'park'),
      place('Estación Virrey'),
    ],
    point: null,
  });
  expect(told?.rows.map(({ name }) => name)).toEqual([
    'Calle 100',
    'Calle 1000',
    'Estación Virrey',
    'Parque Calle 100',
  ]);
});

test('where nothing is known there is no section', () => {
  expect(aroundOf({ stations: [], places: [], point: null })).toBeUndefined();
});
