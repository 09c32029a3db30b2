import { isFrugal } from './is-frugal.ts';
import { whenIdle } from './when-idle.ts';

/** A pointer that comes onto a page is mostly on its way to something: a press in this time goes before. */
const pressMs = 150;

/** Fetches what may be wanted, unless by then something that is wanted is under way. */
export function speculate(fetchAhead: () => void, isUnderWay: () => boolean): void {
  if (isFrugal()) return;
  setTimeout(() => whenIdle(() => isUnderWay() || fetchAhead()), pressMs);
}
