import { createHash } from 'node:crypto';
import { priceLimits } from '@umbral/domain/limits/filter-limits.ts';
import { pesosFor, type Unit } from '../currencies.ts';
import type { SentenceReading } from '../sentence-reading.ts';
import { fold } from '../tokens.ts';
import { facts, readSamples, type Sample } from './sentence-fixture.ts';

/**
 * How a sentence was read. `wrong`: a filter that it does not say, its price, its means or its place lost, or a wish lost
 * without a word about it; `partly`: a wish only ranks, or words that say nothing are left; `whole`: exactly what it says.
 */
export type Verdict = 'whole' | 'partly' | 'wrong';

/**
 * The half of the first sentences that the reader was tuned to, the one that nobody looked at while it was; other voices
 * that came after it, fifty that came after the rules for those, and the two halves of three hundred that came last.
 */
export type Part = 'known' | 'blind' | 'second' | 'third' | 'fourth-known' | 'fourth-blind';

interface Source {
  readonly file: string;
  /** Which half of it, as a hash of each sentence tells before anything was read; absent: all of it. */
  readonly half?: 'known' | 'blind';
}

const sources: Readonly<Record<Part, Source>> = {
  known: { file: 'understanding.txt', half: 'known' },
  blind: { file: 'understanding.txt', half: 'blind' },
  second: { file: 'second-blind.txt' },
  third: { file: 'third-blind.txt' },
  'fourth-known': { file: 'fourth-blind.txt', half: 'known' },
  'fourth-blind': { file: 'fourth-blind.txt', half: 'blind' },
};

/** The sentences of a part. */
export function samplesOf(part: Part): Sample[] {
  const { file, half } = sources[part];
  const samples = readSamples(`fixtures/${file}`);
  return half ? samples.filter(({ sentence }) => halfOf(sentence) === half) : samples;
}

function halfOf(sentence: string): 'known' | 'blind' {
  return (createHash('sha256').update(sentence).digest()[0] ?? 0) < 128 ? 'known' : 'blind';
}

/** What became of a sentence, with what it says and what was read of it where that differs. */
export function judge({ sentence, wanted }: Sample, reading: SentenceReading) {
  const isChatter = wanted.includes('text=*');
  const meant = wanted
    .filter((fact) => fact !== 'text=*')
    .map(inPesos)
    .toSorted();
  const read = saidBy(reading, meant)
    .filter((fact) => !(isChatter && fact.startsWith('text=')))
    .toSorted();
  const lost = meant.filter((fact) => !read.includes(fact));
  const invented = read.filter((fact) => !meant.includes(fact));
  const miss = `${sentence}\n  wanted ${meant.join(' ')}\n  read   ${read.join(' ')}`;
  return { verdict: verdictOf(lost, invented), miss };
}

/** What nobody may lose, whatever is said about it. */
const vital = /^(price|monthly|income|savings|city|zone|neighbourhood|region|dep|country|any)=/;
/** What only ranks or is only told cannot mislead. */
const harmless = /^(text|not|says)=/;

function verdictOf(lost: readonly string[], invented: readonly string[]): Verdict {
  if (lost.length === 0 && invented.length === 0) return 'whole';
  const isMisled = invented.some((fact) => !harmless.test(fact)) || lost.some((fact) => vital.test(fact));
  const isSilent = invented.length === 0 && lost.some((fact) => !fact.startsWith('text='));
  return isMisled || isSilent ? 'wrong' : 'partly';
}

function saidBy(reading: SentenceReading, meant: readonly string[]): string[] {
  const { wishes, rest, denied, unoffered, chips } = reading;
  const million = 1_000_000;
  const landmark = chips.find((chip) => chip.landmark)?.landmark;
  const isTextMeant = meant.some((fact) => fact.startsWith('text='));
  return [
    ...facts(reading),
    ...(wishes.income === undefined ? [] : [`income=${wishes.income / million}`]),
    ...(wishes.savings === undefined ? [] : [`savings=${wishes.savings / million}`]),
    ...(landmark === undefined ? [] : [`at=${landmark}`]),
    ...(unoffered.length === 0 ? [] : [`says=${[...unoffered].sort().join(',')}`]),
    ...(denied === '' ? [] : [`not=${fold(denied)}`]),
    ...(rest === '' ? [] : [`text=${textOf(rest, isTextMeant)}`]),
  ].map(inOrder);
}

/** Small words inside a text say nothing. */
function textOf(rest: string, isMeant: boolean): string {
  const words = fold(rest).split(' ');
  return (isMeant ? words.filter((word) => !/^(a|al|con|de|del|la|el|en|mi|y|un|los|las)$/.test(word)) : words).join(
    ' ',
  );
}

function inOrder(fact: string): string {
  const [key = '', value] = fact.split('=');
  return value === undefined ? key : `${key}=${value.split(',').sort().join(',')}`;
}

/** "-200000usd" in millions of pesos, as prices are told. */
function inPesos(fact: string): string {
  const match = /^price=(\d*)-(\d*)(usd|eur|smmlv)$/.exec(fact);
  if (match) return `price=${pesosOf(match[1], match[3])}-${pesosOf(match[2], match[3])}`;
  return fact.startsWith('text=') ? `text=${textOf(fact.slice(5), true)}` : fact;
}

function pesosOf(amount = '', unit = ''): string {
  const each = unit === 'usd' || unit === 'eur' || unit === 'smmlv' ? pesosFor[unit satisfies Unit] : 1;
  return amount === '' ? '' : String(Math.min(Number(amount) * each, priceLimits.max) / 1_000_000);
}
