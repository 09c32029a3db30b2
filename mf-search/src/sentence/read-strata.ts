import { strata } from '@umbral/domain/vocabulary/vocabulary.ts';
import { type Amount, amountAt } from './amounts.ts';
import { boundAfter, boundBefore } from './bounds.ts';
import type { Draft } from './draft.ts';
import { unitAt } from './units.ts';

/** Reads "estrato 4", "estratos 3 y 4", "estrato 3 a 5", "mínimo estrato 4", "estrato 4 o más". */
export function readStrata(draft: Draft): void {
  draft.words.forEach((word, index) => {
    if (draft.isFree(index) && (word === 'estrato' || word === 'estratos' || word === 'est')) readAfter(draft, index);
  });
}

function readAfter(draft: Draft, noun: number): void {
  const start = firstNumber(draft, noun);
  const found = start === undefined ? undefined : listAt(draft, start);
  if (start === undefined || !found) return;
  const before = boundBefore(draft, start) ?? boundBefore(draft, noun);
  const after = boundAfter(draft, found.last);
  const denial = draft.denialBefore(noun);
  const first = denial ?? Math.min(noun, before?.edge ?? noun);
  const last = after?.edge ?? found.last;
  if (!draft.areFree(first, last)) return;
  const chosen = widened(found.values, before?.bound ?? after?.bound);
  // "Estrato 4, no estrato 3" has said it.
  const isSaid = denial !== undefined && draft.chips.some(({ kind }) => kind === 'strata');
  const others = isSaid ? [] : strata.filter((stratum) => !chosen.includes(stratum));
  draft.read(first, last, { kind: 'strata', state: { strata: denial === undefined ? chosen : others } });
}

/** The number may follow "estrato" at once or after a word or two: "estrato mínimo 4", "estratos entre 3 y 5". */
function firstNumber(draft: Draft, noun: number): number | undefined {
  const links = ['entre', 'de', 'desde', 'del', 'minimo', 'maximo', 'mayor', 'a', ':', '#', 'hasta', 'mas', 'menor'];
  for (let at = noun + 1; at <= noun + 3; at++) {
    if (digitsAt(draft, at).length > 0) return at;
    if (!links.includes(draft.words[at] ?? '')) return undefined;
  }
  return undefined;
}

interface Found {
  readonly values: readonly number[];
  readonly last: number;
}

function listAt(draft: Draft, start: number): Found {
  let values = digitsAt(draft, start);
  let last = start;
  const isBetween = ['entre', 'de', 'desde'].includes(draft.words[start - 1] ?? '');
  for (;;) {
    const link = draft.words[last + 1] ?? '';
    const next = digitsAt(draft, last + 2);
    const isLink = ['y', 'o', 'e', ',', '-', '/', 'a', 'al', 'hasta', '&'].includes(link);
    if (!isLink || next.length === 0 || unitAt(draft, last + 3)) return { values, last };
    const isRange = ['a', 'al', '-', 'hasta'].includes(link) || (isBetween && link === 'y');
    values = isRange ? spread([...values, ...next]) : [...values, ...next];
    last += 2;
  }
}

/** "3", "tres" and "3,4" as strata. */
function digitsAt(draft: Draft, at: number): number[] {
  const token = draft.tokens[at];
  if (!token || !draft.isFree(at)) return [];
  const parts = token.kind === 'number' ? token.raw.split(/[.,]/).map(Number) : wordValue(amountAt(draft, at), at);
  return parts.every(isStratum) ? parts : [];
}

function wordValue(amount: Amount | undefined, at: number): number[] {
  return amount?.last === at ? [amount.value] : [];
}

function isStratum(value: number): boolean {
  return strata.some((stratum) => stratum === value);
}

function widened(values: readonly number[], bound: string | undefined): number[] {
  const low = Math.min(...values);
  const high = Math.max(...values);
  if (bound === 'min') return strata.filter((stratum) => stratum >= low);
  if (bound === 'max') return strata.filter((stratum) => stratum <= high);
  return [...new Set(values)].sort((a, b) => a - b);
}

function spread(values: readonly number[]): number[] {
  return strata.filter((stratum) => stratum >= Math.min(...values) && stratum <= Math.max(...values));
}
