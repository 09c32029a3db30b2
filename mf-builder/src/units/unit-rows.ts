import type { Unit, UnitChange } from '@umbral/domain/api/units.ts';

/** A home as it is edited; a new one has no number, and may have no typology or price yet. */
export type UnitRow = Omit<Unit, 'id' | 'version' | 'plant_id' | 'price'> & {
  readonly id: number | null;
  readonly plant_id: number | null;
  readonly price: number | null;
};

/** A home of which nothing is known yet. */
export const emptyUnit: UnitRow = {
  ...{ id: null, name: '', plant_id: null, tower_id: null, floor: null, place: null, state: 'available' },
  ...{ is_ready: false, price: null, discount: null, built_area: null, private_area: null, orientation: null },
  ...{ outlook: null, description: null },
};

/** What is edited of a home; its version is the server's. */
export function rowOf({ version: _, ...row }: Unit): UnitRow {
  return row;
}

/** A change as it is sent, with the place of its row in the table (none for a home that was taken away). */
export interface RowChange {
  readonly row: number | undefined;
  readonly change: UnitChange;
}

/** Everything in which the table differs from what is stored. */
export function changesOf(stored: ReadonlyMap<number, Unit>, rows: readonly UnitRow[]): RowChange[] {
  const kept = new Set(rows.map(({ id }) => id));
  const removed = [...stored.values()].filter(({ id }) => !kept.has(id));
  return [
    ...removed.map(({ id, version }): RowChange => ({ row: undefined, change: { id, version, remove: true } })),
    ...rows.flatMap((row, index) => changeOf(stored, row, index) ?? []),
  ];
}

function changeOf(stored: ReadonlyMap<number, Unit>, row: UnitRow, index: number): RowChange | undefined {
  const { id, plant_id: plantId, price, ...rest } = row;
  const told = { ...rest, ...(plantId === null ? {} : { plant_id: plantId }), ...(price === null ? {} : { price }) };
  const before = id === null ? undefined : stored.get(id);
  if (!before) return { row: index, change: { ...told, id: null, version: null } };
  const known = new Map<string, unknown>(Object.entries(before));
  const differing = Object.fromEntries(Object.entries(told).filter(([name, value]) => known.get(name) !== value));
  if (Object.keys(differing).length === 0) return undefined;
  return { row: index, change: { ...differing, id, version: before.version } };
}

/** The rows with the numbers that new homes were given, by their names. */
export function withNumbers(rows: readonly UnitRow[], saved: readonly Unit[]): readonly UnitRow[] {
  const ids = new Map(saved.map(({ name, id }) => [name, id]));
  if (rows.every(({ id, name }) => id !== null || !ids.has(name))) return rows;
  return rows.map((row) => (row.id === null ? { ...row, id: ids.get(row.name.trim()) ?? null } : row));
}
