import { soundOf } from './sounds.ts';

interface Entry {
  readonly word: string;
  readonly letters: number;
}

/** Words that a typed one may have meant, nearest first come the ones that were added first. */
export class Dictionary {
  readonly #words = new Set<string>();
  readonly #byLength = new Map<number, Entry[]>();
  readonly #bySound = new Map<string, string>();

  add(word: string): void {
    if (this.#words.has(word)) return;
    this.#words.add(word);
    if (word.length < shortest) return;
    const sound = soundOf(word);
    if (!this.#bySound.has(sound)) this.#bySound.set(sound, word);
    const sameLength = this.#byLength.get(word.length) ?? [];
    sameLength.push({ word, letters: letterBits(word) });
    this.#byLength.set(word.length, sameLength);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** A word that sounds the same. */
  sounding(typed: string): string | undefined {
    return typed.length < shortest ? undefined : this.#bySound.get(soundOf(typed));
  }

  /**
   * The word that was surely meant: one that sounds the same, or is one slip away, or two from nine letters on. Where two
   * are as near, or the slip is one that nobody makes in so short a word, none is.
   */
  nearest(typed: string): string | undefined {
    if (typed.length < shortest || typed.length > longest) return undefined;
    const sounding = this.sounding(typed);
    if (sounding !== undefined) return sounding;
    const limit = typed.length >= 9 ? 2 : 1;
    const letters = letterBits(typed);
    let best = { word: '', slips: limit + 1, rivals: 0 };
    for (let length = typed.length - limit; length <= typed.length + limit; length++) {
      for (const entry of this.#byLength.get(length) ?? []) {
        if (bitCount(letters ^ entry.letters) > 2 * limit || !soundsAlike(typed, entry.word)) continue;
        const slips = slipsBetween(typed, entry.word);
        if (slips < best.slips) best = { word: entry.word, slips, rivals: 0 };
        else if (slips === best.slips) best.rivals += 1;
      }
    }
    const isSure = best.slips <= limit && (best.rivals === 0 || typed.length >= 8);
    return isSure && isLikelySlip(typed, best.word, best.slips) ? best.word : undefined;
  }
}

const shortest = 4;
const longest = 24;

/** Words of five letters and fewer have too many neighbours; in short ones only letters that are easily mixed up are. */
function isLikelySlip(typed: string, word: string, slips: number): boolean {
  if (slips === 2) return typed.at(-1) === word.at(-1);
  if (Math.max(typed.length, word.length) < 6) return false;
  return typed.length !== word.length || typed.length >= 8 || isMixedUp(typed, word);
}

/** Whether two words of one length differ in neighbours that changed places, or in keys that lie side by side. */
function isMixedUp(typed: string, word: string): boolean {
  const differing = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [`${letter}${word[at]}`]));
  const [pair = ''] = differing;
  return differing.length === 2 || keyRows.some((row) => row.includes(pair) || row.includes(reversed(pair)));
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function reversed(pair: string): string {
  return [...pair].reverse().join('');
}

/** The first letter is the one that people get right, but for a silent h and for letters that sound the same. */
function soundsAlike(typed: string, word: string): boolean {
  return firstSound(typed) === firstSound(word);
}

function firstSound(word: string): string {
  return word.replace(/^h/, '').charAt(0).replace('v', 'b').replace('k', 'c').replace('z', 's');
}

function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 31);
  return bits;
}

function bitCount(bits: number): number {
  let left = bits;
  let count = 0;
  for (; left !== 0; count++) left &= left - 1;
  return count;
}

/** Damerau-Levenshtein distance (neighbours may be swapped). */
export function slipsBetween(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let slips = Math.min(at(row, j) + 1, at(next, j - 1) + 1, at(row, j - 1) + (isSame ? 0 : 1));
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) slips = Math.min(slips, at(before, j - 2) + 1);
      next.push(slips);
    }
    before = row;
    row = next;
  }
  return at(row, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}
