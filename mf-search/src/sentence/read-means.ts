import type { Amount } from './amounts.ts';
import type { FoundMoney } from './currencies.ts';
import { pesosFor } from './currencies.ts';
import type { Draft } from './draft.ts';
import type { Meaning } from './sentence-reading.ts';

/** What somebody earns each month or has saved, and the words that say it. */
export interface FoundMeans {
  readonly meaning: Meaning;
  readonly first: number;
  readonly last: number;
}

const income =
  /^(gano|gana|ganamos|ganan|ganando|hago|hacemos|entran|sueldos?|salarios?|ingresos?|devengo|devengamos|recibo|recibimos|ingresan|pagan|quincenas?|pension|pensionad[oa]s?|jubilad[oa]s?|mesada|perci(bo|bimos|be)|factur(o|amos|a)|llegan|sumamos|cobro|cobramos|entradas)$/;
/** Paid twice a month. */
const halfMonthly = /^quincenas?$/;
const savings = /^(ahorr(o|os|ado|ados|ada|adas|amos|e|ito|itos)|iniciale?s?|cesantias?|primas?|cdts?|guardad[oa]s?)$/;
/** Words that may stand between what is said and its amount: "ingresos (mensuales) (de)", "cesantías (son)". */
const between =
  /^(:|entre|dos|ambos|nuestr[oa]s?|de|del|mi|mis|es|son|suman|por|unos|como|al|mes|mensual(es)?|familiar(es)?|tengo|tenemos|un|una|para|los|la|el|cuota|en|y|a|nuestros|total|con|mas|menos|o|alrededor|casi|aproximadamente|aprox|minimo|cerca)$/;

/** Savings or income that an amount is; nothing where it is anything else. */
export function meansAt(
  draft: Draft,
  amount: Amount,
  unit: FoundMoney | undefined,
  last: number,
): FoundMeans | undefined {
  // "Un sueldo de", "un ahorro de": the amount comes later.
  if (amount.scale === 1 && draft.tokens[amount.first]?.kind === 'word' && amount.value === 1 && !unit)
    return undefined;
  const before =
    cueBefore(draft, amount.first) ?? ownedBefore(draft, amount.first) ?? earnedBeside(draft, amount.first);
  const after = cueAfter(draft, last);
  const cue = after ?? before;
  if (!cue) return undefined;
  const times = draft.words.slice(cue.first, cue.last + 1).some((word) => halfMonthly.test(word)) ? 2 : 1;
  const value = Math.round(times * amount.value * (unit ? pesosFor[unit.unit] : factorOf(amount, cue.kind)));
  const meaning = meansMeaning(cue.kind, value);
  const both = before?.kind === cue.kind ? [before.first] : [];
  const ends = [amount.first, last, cue.first, cue.last, ...both];
  return meaning && { meaning, first: Math.min(...ends), last: Math.max(...ends) };
}

/** "Gano el mínimo", "me gano un salario mínimo": income without a number. */
export function readMinimumWage(draft: Draft): void {
  draft.words.forEach((word, index) => {
    if (!draft.isFree(index) || !income.test(word)) return;
    let last = index + 1;
    while (/^(es|de|el|un|salario|sueldo)$/.test(draft.words[last] ?? '')) last += 1;
    if (!/^(minimo|smmlv|smlv)$/.test(draft.words[last] ?? '')) return;
    draft.read(index, last, meansMeaning('income', pesosFor.smmlv));
  });
}

interface Cue {
  readonly kind: 'income' | 'savings';
  readonly first: number;
  readonly last: number;
}

function cueBefore(draft: Draft, first: number): Cue | undefined {
  for (let index = first - 1; index >= Math.max(0, first - 5) && draft.isUnread(index); index--) {
    const word = draft.words[index] ?? '';
    const kind = kindOf(word);
    if (kind) return { kind, first: startOf(draft, index), last: first };
    if (!between.test(word)) return undefined;
  }
  return undefined;
}

function cueAfter(draft: Draft, last: number): Cue | undefined {
  for (let index = last + 1; index <= last + 4 && draft.isUnread(index); index++) {
    const word = draft.words[index] ?? '';
    const kind = kindOf(word);
    if (kind === 'income' && /^(gano|gana|ganamos|ganan)$/.test(word)) return undefined;
    // "Y gano 5" or "ahorrados 80" belongs to the number that follows.
    if (kind && draft.tokens[index + 1]?.kind === 'number') return undefined;
    if (kind) return { kind, first: last, last: kind === 'savings' ? endOfSavings(draft, index) : index };
    if (!/^(de|para|la|cuota|en|mi|al|mensuales|como|dar|pagar|una)$/.test(word)) return undefined;
  }
  return undefined;
}

/** "Ahorrados para (dar de) (la) cuota inicial". */
function endOfSavings(draft: Draft, last: number): number {
  let index = last + 1;
  while (draft.isUnread(index) && /^(para|dar|pagar|de|como|la|mi|una|cuota)$/.test(draft.words[index] ?? ''))
    index += 1;
  return draft.isUnread(index) && draft.words[index] === 'inicial' ? index : last;
}

/** "Tengo 35 millones y un salario de 4": what somebody has beside an income is saved. */
function ownedBefore(draft: Draft, first: number): Cue | undefined {
  const hasIncome = draft.words.some((word) => income.test(word));
  const isOwned = hasIncome && draft.isFree(first - 1) && /^(tengo|tenemos)$/.test(draft.words[first - 1] ?? '');
  return isOwned ? { kind: 'savings', first: first - 1, last: first } : undefined;
}

/** "Gano 2 millones y mi esposa 3": what another one of the household earns. */
function earnedBeside(draft: Draft, first: number): Cue | undefined {
  let index = first - 1;
  while (
    draft.isFree(index) &&
    /^(y|mi|de|con|el|la|ella|yo|espos[oa]|pareja|novi[oa]|herman[oa]|mama|papa|hij[oa]|otros?|otra)$/.test(
      draft.words[index] ?? '',
    )
  ) {
    index -= 1;
  }
  const isBeside =
    index < first - 2 && draft.chips.some((chip) => chip.wishes?.income && chip.span[1] === draft.tokens[index]?.to);
  return isBeside ? { kind: 'income', first: index + 1, last: first } : undefined;
}

/** "Cuota inicial", "mi sueldo": the words that belong to what is said. */
function startOf(draft: Draft, index: number): number {
  let first = index;
  while (
    draft.isUnread(first - 1) &&
    /^(cuota|mi|mis|tengo|tenemos|cuento|contamos|dispongo|recibo|todos|soy|me|nos|con|un|una|de|el|la|los|entre|nuestr[oa]s?)$/.test(
      draft.words[first - 1] ?? '',
    )
  ) {
    first -= 1;
  }
  return first;
}

function kindOf(word: string): Cue['kind'] | undefined {
  if (income.test(word)) return 'income';
  return savings.test(word) ? 'savings' : undefined;
}

/** "Gano 4" are millions, "gano 900" are thousands; savings without a scale are millions. */
function factorOf({ value, scale }: Amount, kind: Cue['kind']): number {
  if (scale > 1 || value >= 100_000) return 1;
  return kind === 'income' && value >= 100 ? 1000 : 1_000_000;
}

function meansMeaning(kind: Cue['kind'], value: number): Meaning | undefined {
  const isLikely = kind === 'income' ? value >= 300_000 && value <= 500_000_000 : value >= 500_000;
  return isLikely ? { kind: 'means', wishes: { [kind]: value } } : undefined;
}
