import { screen, within } from '@testing-library/react';
import { plantDataOf } from '../plant/plant-shape.ts';
import { plantFixture } from './plant-fixtures.ts';

/** The moment at which a home's money is reckoned in tests. */
export const now = Date.parse('2026-11-21T15:00:00Z');

const history = [
  { day: '2026-03-01', price: 420_000_000 },
  { day: '2026-10-12', price: 400_000_000 },
];

/** Prices by square metre around the home, in pesos. */
export const zone = {
  min: 5_000_000,
  low: 6_000_000,
  median: 7_500_000,
  high: 8_000_000,
  max: 9_000_000,
  count: 12,
  as_of: '2026-11-20T10:00:00Z',
};

/** A plant page with what the market says of its price; `choice` is what its address chooses. */
export const dataOf = (
  change?: Parameters<typeof plantFixture>[0],
  choice?: Parameters<typeof plantDataOf>[1]['choice'],
) => plantDataOf(plantFixture(change), { market: { history, zone }, choice, now });

/** What stands in the section of the page with this heading. */
export const part = (name: string) => {
  const section = screen.getByRole('heading', { level: 2, name }).closest('section');
  if (!section) throw new Error(`no section ${name}`);
  return within(section);
};
