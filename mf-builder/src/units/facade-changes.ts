import { doorOf, type UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import type { Choice } from '@umbral/kit/facade/facade.tsx';
import type { FacadeUnit } from '@umbral/kit/facade/facade-rows.ts';
import type { UnitRow } from './unit-rows.ts';

/** Homes are chosen by their place in the table: a new one has no number yet. */
export function boxesOf(rows: readonly UnitRow[], towerId: number, labelOf: (row: UnitRow) => string): FacadeUnit[] {
  return rows.flatMap((row, index) =>
    row.tower_id === towerId && row.place !== null
      ? {
          ...{ id: index, state: row.state, place: row.place, floor: row.floor ?? undefined },
          door: doorOf(row.name),
          label: labelOf(row),
        }
      : [],
  );
}

/** What is chosen after one more press: alone, more or less one, or the rectangle from the one before. */
export function choose(
  boxes: readonly FacadeUnit[],
  chosen: ReadonlySet<number>,
  { unit, how, from }: { readonly unit: FacadeUnit; readonly how: Choice; readonly from: FacadeUnit | undefined },
): ReadonlySet<number> {
  if (how === 'more') {
    const next = new Set(chosen);
    if (!next.delete(unit.id)) next.add(unit.id);
    return next;
  }
  if (how === 'one' || !from) return new Set([unit.id]);
  const isBetween = (value: number, one: number, other: number) =>
    value >= Math.min(one, other) && value <= Math.max(one, other);
  const inside = boxes.filter(
    ({ floor, place }) =>
      isBetween(place, from.place, unit.place) && isBetween(floor ?? 0, from.floor ?? 0, unit.floor ?? 0),
  );
  return new Set(inside.map(({ id }) => id));
}

/** The homes with another state for the chosen ones. */
export function withState(rows: readonly UnitRow[], chosen: ReadonlySet<number>, state: UnitState): readonly UnitRow[] {
  return rows.map((row, index) => (chosen.has(index) && row.state !== state ? { ...row, state } : row));
}

const step = 1000;

/** The homes with prices of the chosen ones up or down by some percent, whole thousands. */
export function withPercent(
  rows: readonly UnitRow[],
  chosen: ReadonlySet<number>,
  percent: number,
): readonly UnitRow[] {
  return rows.map((row, index) =>
    chosen.has(index) && row.price !== null
      ? { ...row, price: Math.round((row.price * (100 + percent)) / 100 / step) * step }
      : row,
  );
}
