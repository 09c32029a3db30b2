import { settledByFamily } from '@umbral/domain/filters/family-choices.ts';
import { orderLabels } from '@umbral/domain/filters/orders.ts';
import { markedPesos } from '@umbral/domain/format/marked-pesos.ts';
import { emptySearch, type SearchState } from '@umbral/domain/routes/search-state.ts';
import { reachLabel } from '@umbral/domain/travel/reach-label.ts';
import { listingFamilyLabels } from '@umbral/domain/vocabulary/labels.ts';
import { defaultCountry, type ListingFamily } from '@umbral/domain/vocabulary/vocabulary.ts';
import { sentenceTexts as texts } from '../texts/sentence-texts.ts';
import { appliedFilters } from '../view-model/applied-filters.ts';
import type { ReadSentence } from './read-sentence.ts';
import type { SentenceChip, SentenceReading } from './sentence-reading.ts';

/** What a chip says: "2 hab", "Hasta $ 300 M", "Laureles"; its amounts are marked. */
export function chipLabel(chip: SentenceChip): string {
  const { kind, label, state = {}, wishes = {} } = chip;
  if (kind === 'landmark') return texts.nearLandmark(label ?? '');
  if (kind === 'reach') return reachText(chip);
  if (label !== undefined) return label;
  switch (kind) {
    case 'near':
      return texts.near;
    case 'means':
      return wishes.income === undefined
        ? texts.savings(markedPesos(wishes.savings ?? 0))
        : texts.income(markedPesos(wishes.income));
    case 'order':
      return texts.order(orderLabels[state.order ?? 'relevance']);
    case 'family':
      return listingFamilyLabels[state.family ?? 'housing'];
    default:
      // The listing shows the same filter under the same name.
      return appliedFilters({ ...emptySearch('housing'), ...state }, {})
        .map((filter) => filter.label)
        .join(', ');
  }
}

/** "A 20 min a pie de la estación Calle 100", "A 40 min en transporte de tu trabajo". */
function reachText({ label, state, wishes }: SentenceChip): string {
  const asked = state?.reach ?? wishes?.own;
  return asked ? reachLabel(asked, wishes?.own ? texts.ownPlace(wishes.own.name) : label) : '';
}

/** The sentence without the words of a chip, for the box that it stands in. */
export function sentenceWithout(sentence: string, { span: [from, to] }: SentenceChip): string {
  return `${sentence.slice(0, from)} ${sentence.slice(to)}`
    .replace(/\s+/g, ' ')
    .replace(/ ([,.;])/g, '$1')
    .trim();
}

/**
 * The listing that a reading asks for, in the family that the visitor is in where that does not contradict it.
 * What nothing understood is searched as text; `wishes` stay with who asks.
 */
export function searchOf(reading: SentenceReading, family: ListingFamily = 'housing'): SearchState {
  const { state, rest } = reading;
  const text = rest.slice(0, longestText).trim();
  return { ...emptySearch('housing'), ...state, family: familyOf(state, family), ...(text === '' ? {} : { text }) };
}

/** A search whose text is read: what the text says is chosen where nothing was; what nothing understood stays text. */
export function settleText(search: SearchState, read: ReadSentence): SearchState {
  const said = searchOf(read(search.text ?? ''), search.family);
  const chosen = chosenIn(search);
  const settled: SearchState = { ...said, ...overruled(chosen), ...chosen, text: said.text, family: said.family };
  if (settled.text === undefined || settled.text === search.text) return settled;
  // Words that stay beside each other may say something anew; each time there are fewer of them.
  return settleText(settled, read);
}

/** The filters that say the same as others by several values: where one of those is chosen, what a text says of them goes. */
const rivals: Readonly<Record<string, readonly (keyof SearchState)[]>> = {
  types: ['type'],
  categories: ['category'],
  places: ['city', 'zone', 'neighbourhood'],
};

/** Whether something that a text says is chosen otherwise. */
export function isOverruled(key: string, chosen: Partial<SearchState>): boolean {
  return key in chosen || (rivals[key] ?? []).some((rival) => rival in chosen);
}

function overruled(chosen: Partial<SearchState>): Partial<SearchState> {
  return Object.fromEntries(Object.keys(rivals).flatMap((key) => (isOverruled(key, chosen) ? [[key, []]] : [])));
}

/** What a search has that an empty one has not. */
export function chosenIn(search: SearchState): Partial<SearchState> {
  const nothing: Record<string, unknown> = { ...emptySearch(search.family) };
  const chosen = Object.entries(search).filter(
    ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(nothing[key]),
  );
  return Object.fromEntries(chosen);
}

/** Countries stand in the family abroad only; a family that settles a filter itself takes no other value of it. */
function familyOf(state: Partial<SearchState>, family: ListingFamily): ListingFamily {
  if (state.country !== undefined && state.country !== defaultCountry) return 'abroad';
  const settled = settledByFamily(family);
  return state.family ?? (Object.keys(state).some((filter) => settled.has(filter)) ? 'housing' : family);
}

/** An address keeps no more of a text. */
const longestText = 120;
