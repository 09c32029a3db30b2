import type { Unit } from '@umbral/domain/api/units.ts';
import type { UnitFields } from '@umbral/domain/project-form/unit-fields.ts';

/** A home as it shall be, with the place of its change in the list. */
export interface PlannedUnit {
  readonly index: number;
  /** Null for a new one. */
  readonly before: Unit | null;
  readonly after: UnitFields;
}

/** Names are one where people would read them as one. */
export const nameKey = (name: string) => name.trim().toLocaleLowerCase('es');
