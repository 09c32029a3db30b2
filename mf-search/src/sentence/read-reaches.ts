import { roundedPlace } from '@umbral/domain/travel/reach.ts';
import { type TravelMode, travelLimits } from '@umbral/domain/travel/travel-mode.ts';
import { amountAt } from './amounts.ts';
import type { Draft } from './draft.ts';
import type { Landmark } from './landmarks.ts';
import type { PhraseBook } from './phrase-book.ts';
import type { Place } from './places.ts';
import { smallWords } from './plain-words.ts';
import { type Called, labelOf } from './read-landmarks.ts';
import { singular } from './tokens.ts';

/** Minutes of a sentence and by which way they are meant: "a 40 minutos", "a 20 minutos a pie". */
interface Timed {
  readonly first: number;
  /** The word after it, small words aside. */
  readonly next: number;
  readonly minutes: number;
  readonly mode: TravelMode;
}

const minuteWord = /^(min|mins|minutos?|minuticos?)$/;
const modes: readonly (readonly [RegExp, TravelMode])[] = [
  [/^(pie|caminando|andando|caminata)$/, 'walk'],
  [/^(bici|bicicleta|cicla)$/, 'cycle'],
  [/^(transporte|bus|transmilenio|metro|mio|tranvia|metrocable)$/, 'transit'],
];
/** Words around a way of going that add nothing to it. */
const aside = /^(publico|por|o|menos)$/;
/** Fewer minutes than these people walk. */
const walkable = 15;

/** What somebody calls a place of their own. */
const own = /^(trabajo|oficina|empresa|novia|novio|mama|papa|papas|abuela|suegra)$/;
/** What is a home, or what anybody wants nearby, unless somebody says that it is theirs. */
const ownIfSaid = /^(universidad|colegio|casa|apartamento|estudio|jardin|gimnasio)$/;
const possessive = /^(mi|mis|nuestr[oa]s?)$/;
/** What joins them: "casa (de) (mis) papás". */
const linking = /^(de|mi|mis|la|el|los)$/;

/**
 * Reads minutes to a place: to a landmark or a station as a reach around it, to a place of the visitor's own as a wish
 * that only the device can answer. Minutes to anything else stay words.
 */
export function readReaches(draft: Draft, book: PhraseBook<Called>, cities: readonly Place[]): void {
  const stems = draft.freeWords().map((word) => word && singular(word));
  for (let index = 0; index < stems.length; index++) {
    const timed = timedAt(draft, index);
    if (!timed) continue;
    const { first, next, minutes, mode } = timed;
    const known = book.matchesAt(stems, next).flatMap(({ last, meanings }) => {
      const landmark = meantOf(meanings, cities);
      return landmark && draft.areFree(next, last) ? [{ last, landmark }] : [];
    })[0];
    if (known) {
      const { lat, lng } = known.landmark;
      const state = { reach: { ...roundedPlace({ lat, lng }), minutes, mode } };
      draft.read(first, known.last, { kind: 'reach', label: labelOf(known.landmark), state });
      index = known.last;
      continue;
    }
    const owned = ownAt(draft, next);
    if (!owned) continue;
    draft.read(first, owned.last, { kind: 'reach', wishes: { own: { name: owned.name, minutes, mode } } });
    index = owned.last;
  }
}

function meantOf(meanings: readonly Called[], cities: readonly Place[]): Landmark | undefined {
  const landmarks = meanings.map(({ landmark }) => landmark);
  return landmarks.find(({ city }) => cities.some(({ slug }) => slug === city)) ?? landmarks[0];
}

function timedAt(draft: Draft, at: number): Timed | undefined {
  const amount = draft.isFree(at) ? amountAt(draft, at) : undefined;
  if (amount?.scale !== 1 || amount.hasDollarSign) return undefined;
  const unit = amount.last + 1;
  if (!draft.areFree(amount.first, unit) || !minuteWord.test(draft.words[unit] ?? '')) return undefined;
  let mode: TravelMode | undefined;
  let next = unit + 1;
  for (; draft.isFree(next); next += 1) {
    const word = draft.words[next] ?? '';
    const way = modes.find(([said]) => said.test(word))?.[1];
    // "Del metro" is where one goes, "en metro" how.
    if (way && /^(del?|la|el)$/.test(draft.words[next - 1] ?? '')) break;
    if (way) mode ??= way;
    else if (!smallWords.has(word) && !aside.test(word) && !possessive.test(word)) break;
  }
  const minutes = Math.min(travelLimits.max, Math.max(travelLimits.min, Math.round(amount.value)));
  return {
    first: beforeAmount(draft, amount.first),
    next,
    minutes,
    mode: mode ?? (minutes <= walkable ? 'walk' : 'transit'),
  };
}

/** "A", "a menos de", "máximo a" before the minutes. */
function beforeAmount(draft: Draft, first: number): number {
  let index = first;
  while (
    draft.isFree(index - 1) &&
    /^(a|de|menos|maximo|maxima|unos|por|mucho|queda|quede)$/.test(draft.words[index - 1] ?? '')
  )
    index -= 1;
  return index;
}

/** "Trabajo", "mi colegio", "casa de mis papás": a place that is the visitor's own. */
function ownAt(draft: Draft, at: number): { readonly name: string; readonly last: number } | undefined {
  let isOwn = possessive.test(draft.words[at - 1] ?? '');
  let last: number | undefined;
  for (let next = at; draft.isFree(next); next += 1) {
    const word = draft.words[next] ?? '';
    const isLinked = next === at || linking.test(draft.words[next - 1] ?? '');
    if (isLinked && (own.test(word) || ownIfSaid.test(word))) {
      last = next;
      isOwn ||= own.test(word);
    } else if (next === at || !linking.test(word)) break;
  }
  if (last === undefined || !isOwn) return undefined;
  const said = draft.tokens.slice(at, last + 1).map(({ raw }) => raw);
  return { name: said.join(' '), last };
}
