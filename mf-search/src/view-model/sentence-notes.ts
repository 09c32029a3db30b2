import { usualWorksMonths } from '@umbral/domain/finance/works-payments.ts';
import { incomeShare, interestRates, loanToValue, quoteDefaults } from '@umbral/domain/parameters/rates.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { refine } from '@umbral/domain/routes/search-url.ts';
import { readAside, type SentenceAside, type Unoffered } from '../model/sentence-aside.ts';
import { sentenceTexts as texts } from '../texts/sentence-texts.ts';
import type { SentenceNote } from './filter-panel.ts';
import { listingHref } from './listing-href.ts';

/** What a listing says of the sentence that led to it: what only ranks, what cannot be had here, how it was reckoned. */
export function sentenceNotes(state: SearchState, marks: readonly string[]): readonly SentenceNote[] {
  const { unoffered, denied, own, means } = readAside(marks);
  const { text, order } = state;
  return [
    ...unoffered.map((one) => unofferedNote(one, state)),
    ...(text === undefined ? [] : [{ text: order === 'relevance' ? texts.ranksOnly(text) : texts.ranksNot(text) }]),
    ...(own && !state.reach ? [{ text: texts.unknownOwn }] : []),
    ...(denied === undefined ? [] : [{ text: texts.cannotRuleOut(denied) }]),
    ...(means === undefined || state.price.max === undefined ? [] : [{ text: reckoning(means) }]),
  ];
}

/** How an affordable price is reckoned, with the figures that it is reckoned with. */
export function reckoning(means: NonNullable<SentenceAside['means']>): string {
  const figures = {
    share: incomeShare.prudent,
    lent: loanToValue.mortgage.aboveVis,
    socialLent: loanToValue.mortgage.vis,
    years: quoteDefaults.months / 12,
    worksMonths: usualWorksMonths,
    rate: interestRates.mortgage,
  };
  return texts.reckoned[means](figures);
}

/** The answer to what nobody has here, and where to go on. */
function unofferedNote(one: Unoffered, state: SearchState): SentenceNote {
  const ready: Partial<SearchState> = { statuses: ['immediate-delivery'] };
  switch (one) {
    case 'rent':
      return {
        text: texts.unoffered.rent,
        way: { label: texts.ways.rent, href: listingHref(refine(state, { order: 'monthly-asc' })) },
      };
    case 'used':
    case 'furnished':
      return {
        text: texts.unoffered[one],
        way: { label: texts.ways[one], href: listingHref(refine(state, ready)) },
      };
    case 'sell':
      return { text: texts.unoffered.sell };
  }
}
