import type { DeedKind } from '@umbral/domain/finance/notary.ts';
import { formatMoney } from '@umbral/domain/format/format.ts';
import { housingCap, minimumWages } from '@umbral/domain/parameters/legal.ts';
import { calculatorTexts as texts } from '../texts/calculator-texts.ts';

/** The highest cap that a kind of social housing has anywhere: a calculator knows no city. */
const highest = { vis: 'visUrbanRenewal', vip: 'vip' } as const;

/** What a home of a kind costs at most, pesos, in the last year whose wage is known; other housing has no cap. */
function socialCap(kind: DeedKind) {
  const year = minimumWages.at(-1)?.year;
  const cap = kind === 'aboveVis' || year === undefined ? undefined : housingCap(highest[kind], year);
  if (kind === 'aboveVis' || year === undefined || cap === undefined) return undefined;
  return { cap, text: texts.aboveCap(texts.kinds[kind], formatMoney({ amount: cap, currency: 'cop' }), year) };
}

/** The cap of a kind in words; nothing of housing that has none. */
export function capNote(kind: DeedKind): string | undefined {
  return socialCap(kind)?.text;
}

/** Why a home of a price is not of a kind: it costs more than any of it may [B089]. */
export function capIssue(kind: DeedKind, price: number | undefined): string | undefined {
  const found = socialCap(kind);
  return found && price !== undefined && price > found.cap ? found.text : undefined;
}
