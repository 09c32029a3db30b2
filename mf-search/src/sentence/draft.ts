import { copulas, negators, smallWords } from './plain-words.ts';
import type { Meaning, SentenceChip } from './sentence-reading.ts';
import type { Token } from './tokens.ts';

/** `kept`: no reader may take it any more, and it stays among the words that nothing read. */
type Use = 'free' | 'read' | 'kept' | 'denied';

/** A sentence while it is read: what is still free, and the chips so far. */
export class Draft {
  readonly tokens: readonly Token[];
  /** Each word without the slips of who typed it. */
  readonly words: readonly string[];
  readonly #uses: Use[];
  readonly #chips: SentenceChip[] = [];

  constructor(tokens: readonly Token[], words: readonly string[]) {
    this.tokens = tokens;
    this.words = words;
    this.#uses = tokens.map(() => 'free');
  }

  get chips(): readonly SentenceChip[] {
    return [...this.#chips].sort((a, b) => a.span[0] - b.span[0]);
  }

  isFree(index: number): boolean {
    return this.#uses[index] === 'free';
  }

  areFree(first: number, last: number): boolean {
    return this.#uses.slice(first, last + 1).every((use) => use === 'free');
  }

  isKept(index: number): boolean {
    return this.#uses[index] === 'kept';
  }

  isUnread(index: number): boolean {
    return this.#uses[index] === 'free' || this.#uses[index] === 'kept';
  }

  /** The words; undefined at marks and at what is already taken, where no phrase goes on. */
  freeWords(): (string | undefined)[] {
    return this.words.map((word, index) =>
      this.isFree(index) && this.tokens[index]?.kind !== 'mark' ? word : undefined,
    );
  }

  /** Takes some words; with meanings they become chips, unless the sentence has said the same before. */
  read(first: number, last: number, meaning?: Meaning): void {
    this.#use(first, last, 'read');
    const from = this.tokens[first]?.from;
    const to = this.tokens[last]?.to;
    if (!meaning || from === undefined || to === undefined || this.#says(meaning)) return;
    this.#chips.push({ ...meaning, span: [from, to] });
  }

  /** Takes words that are denied and that nothing can rule out; `from` is where the denial begins. */
  deny(from: number, first: number, last: number): void {
    this.#use(from, last, 'read');
    this.#use(first, last, 'denied');
  }

  isDenied(index: number): boolean {
    return this.#uses[index] === 'denied';
  }

  /** Leaves some words unread, whatever comes. */
  keep(first: number, last: number): void {
    this.#use(first, last, 'kept');
  }

  /** Puts chips in the place of those of a kind. */
  replace(kind: SentenceChip['kind'], change: (chip: SentenceChip) => SentenceChip): void {
    this.#chips.forEach((chip, index) => {
      if (chip.kind === kind) this.#chips[index] = change(chip);
    });
  }

  /** Takes chips away again; their words stay read. */
  drop(isUnwanted: (chip: SentenceChip) => boolean): void {
    const left = this.#chips.filter((chip) => !isUnwanted(chip));
    this.#chips.splice(0, this.#chips.length, ...left);
  }

  /** Where "no", "sin", "que no sea" begins that denies the word; undefined where nothing does. */
  denialBefore(first: number): number | undefined {
    for (let index = first - 1; index >= Math.max(0, first - 5); index--) {
      const word = this.words[index] ?? '';
      // "Suba, y si no, Engativá" denies nothing.
      if (word === 'no' && this.words[index - 1] === 'si') return undefined;
      // "Menos en Bosa" leaves Bosa out, "menos de 300" is a bound.
      if (negators.has(word) || (word === 'menos' && this.words[index + 1] === 'en'))
        return this.isFree(index) ? index : first;
      if (this.#uses[index] === 'read' || (!smallWords.has(word) && !copulas.has(word))) return undefined;
    }
    return undefined;
  }

  #use(first: number, last: number, use: Use): void {
    this.#uses.fill(use, first, last + 1);
  }

  #says(meaning: Meaning): boolean {
    const said = contentOf(meaning);
    return this.#chips.some((chip) => contentOf(chip) === said);
  }
}

function contentOf({ kind, state, wishes, unoffered }: Meaning): string {
  return JSON.stringify([kind, state, wishes, unoffered]);
}
