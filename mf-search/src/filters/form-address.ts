import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import type { ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { formKeys, unseenMark } from '../model/form-keys.ts';
import type { Offers } from '../model/offers.ts';
import { marksBeside } from '../model/sentence-aside.ts';
import { listingHref } from '../view-model/listing-href.ts';
import { readChoices, writeEarlier } from './earlier-choices.ts';
import { crossedRanges, readForm, unseenMoney } from './filter-form.ts';
import type { ShownListing } from './on-offer.ts';
import { settleForm } from './sent-form.ts';

interface FilterForm {
  readonly family: ListingFamily;
  readonly form: URLSearchParams;
  /** The listing on the screen that it was sent from, where there is one. */
  readonly shown?: ShownListing;
}

/**
 * The address that a sent form leads to. What it asked for and no longer applies, ranges that came the wrong way round,
 * a price or payment that was hidden by the other and a "cerca de mí" that nobody can place go with it, so that the page
 * can say so without script too; none is part of the search.
 */
export async function addressOfForm({ family, form, shown }: FilterForm, offers: Offers): Promise<string> {
  const earlier = readChoices(form.get(formKeys.earlier) ?? '');
  const {
    state,
    dropped,
    isLost,
    marks: said,
  } = await settleForm({ state: readForm(family, form), earlier, shown }, offers);
  const before = { ...state, ...noChoices, ...earlier };
  const marks = new URLSearchParams();
  if (dropped.length > 0) marks.set(formKeys.earlier, writeEarlier(before, state, dropped));
  const unseen = unseenMoney(form);
  const crossed = [
    ...crossedRanges(form),
    ...(unseen ? [unseenMark(unseen)] : []),
    ...(isLost ? [queryKeys.near] : []),
    ...marksBeside(state, said),
  ];
  if (crossed.length > 0) marks.set(formKeys.crossed, crossed.join('.'));
  const href = listingHref(state);
  return marks.size === 0 ? href : `${href}${href.includes('?') ? '&' : '?'}${marks}`;
}

const noChoices = {
  category: undefined,
  country: undefined,
  region: undefined,
  department: undefined,
  city: undefined,
  zone: undefined,
  neighbourhood: undefined,
  type: undefined,
  statuses: [],
} as const;
