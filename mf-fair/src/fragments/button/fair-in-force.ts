import type { FairCard } from '../../model/fair-card.ts';

/** What the button needs of the fair that is on. */
export type FairInForce = Pick<FairCard, 'name' | 'hyphenized' | 'region' | 'kind' | 'endsOn'>;

/** The first active fair of a list, or nothing. */
export function fairInForce(fairs: readonly FairCard[]): FairInForce | null {
  const fair = fairs.find(({ isActive }) => isActive);
  if (!fair) return null;
  const { name, hyphenized, region, kind, endsOn } = fair;
  return { name, hyphenized, region, kind, endsOn };
}
