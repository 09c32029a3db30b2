import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import type { PayloadOf } from '@umbral/kit/remote/use-topics.ts';
import type { topics } from '../topics.ts';

/** One plant in the comparator, as other remotes name it. */
export type ComparedItem = PayloadOf<typeof topics, 'comparator/add'>;
export type Selection = readonly ComparedItem[];

/** At most so many projects at once [B050]. */
export const maxCompared = comparisonLimits.max;

export type AddOutcome =
  | { readonly kind: 'added'; readonly selection: Selection }
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'full' };

/** The selection with one more; says why where it cannot grow [B050, B051]. */
export function add(selection: Selection, item: ComparedItem): AddOutcome {
  if (selection.some(({ plantId }) => plantId === item.plantId)) return { kind: 'duplicate' };
  if (selection.length >= maxCompared) return { kind: 'full' };
  return { kind: 'added', selection: [...selection, item] };
}

/** The selection with another plant in the place of one; the same where it is there already [B051]. */
export function swapped(selection: Selection, plantId: number, item: ComparedItem): Selection {
  if (selection.some((one) => one.plantId === item.plantId)) return selection;
  return selection.map((one) => (one.plantId === plantId ? item : one));
}

/** The selection without a plant. */
export function remove(selection: Selection, plantId: number): Selection {
  return selection.filter((item) => item.plantId !== plantId);
}

/** A list with one of its members a place nearer to the start (-1) or to the end (1), as far as there is room. */
export function moved<T>(list: readonly T[], index: number, step: -1 | 1): readonly T[] {
  const member = list[index];
  const neighbour = list[index + step];
  if (member === undefined || neighbour === undefined) return list;
  return list.with(index, neighbour).with(index + step, member);
}
