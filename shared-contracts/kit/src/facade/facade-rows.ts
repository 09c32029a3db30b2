import type { UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';

/** A home as its box on a façade. */
export interface FacadeUnit {
  readonly id: number;
  /** Written in the box. */
  readonly door: string;
  /** Read aloud in its place. */
  readonly label: string;
  readonly state: UnitState;
  /** None where houses stand in a row. */
  readonly floor?: number;
  /** From the left, beginning with 1. */
  readonly place: number;
  /** Stands back: it is not what the page is about. */
  readonly isFaint?: boolean;
  /** Where the box leads without script. */
  readonly href?: string;
}

/** The homes of a floor, with a hole where there is none. */
export interface FacadeRow {
  readonly floor?: number;
  readonly cells: readonly (FacadeUnit | undefined)[];
}

/** Floors from the top down, all as wide as the widest. */
export function facadeRows(units: readonly FacadeUnit[]): FacadeRow[] {
  const width = Math.max(0, ...units.map(({ place }) => place));
  const floors = [...Map.groupBy(units, ({ floor }) => floor)];
  return floors
    .map(([floor, homes]) => {
      const byPlace = new Map(homes.map((unit) => [unit.place, unit]));
      return { floor, cells: Array.from({ length: width }, (_, index) => byPlace.get(index + 1)) };
    })
    .toSorted((a, b) => (b.floor ?? 0) - (a.floor ?? 0));
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The home to which a key leads from another: over holes, and never out of the façade. Nothing for other keys. */
export function nextUnit(rows: readonly FacadeRow[], from: number, key: string): FacadeUnit | undefined {
  const down = rows.findIndex(({ cells }) => cells.some((unit) => unit?.id === from));
  const row = rows[down];
  if (!row) return undefined;
  const homes = row.cells.filter((unit) => unit !== undefined);
  if (key === 'Home') return homes[0];
  if (key === 'End') return homes.at(-1);
  const step = steps[key];
  if (!step) return undefined;
  let place = row.cells.findIndex((unit) => unit?.id === from);
  let line = down;
  for (;;) {
    place += step[0];
    line += step[1];
    const cells = rows[line]?.cells;
    if (!cells || place < 0 || place >= cells.length) return undefined;
    const unit = cells[place];
    if (unit) return unit;
  }
}
