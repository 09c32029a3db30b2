import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getProjectUnits, type Tower, type Unit, type UnitPlant } from '@umbral/domain/api/units.ts';
import { notFound } from '@umbral/kit/remote/not-found.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import { unitsTexts } from './units-texts.ts';

/** The building of a project as its builder edits it. */
export interface BuilderUnits {
  readonly project: { readonly id: number; readonly title: string };
  readonly towers: readonly Tower[];
  readonly plants: readonly UnitPlant[];
  readonly units: readonly Unit[];
}

/** The building by the project's number; a page that does not exist for everybody else. */
export async function loadUnits({ call, signal }: BuilderVisit, id: string): Promise<BuilderUnits> {
  const number = /^\d{1,9}$/.test(id) ? Number(id) : undefined;
  const answer = number
    ? await foundOrNothing(call(getProjectUnits, { params: { id: number } }, { signal }))
    : undefined;
  if (!answer) throw notFound({ message: unitsTexts.absent });
  return answer.data;
}
