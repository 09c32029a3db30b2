import { foldedWords } from '../engine/text/fold.ts';

/** A synonym as clients store it; kinds that are not applied are kept and returned. */
export interface StoredSynonym {
  objectID: string;
  type: string;
  [field: string]: unknown;
}

interface Target {
  words: string[];
  typos: number;
}

const CORRECTION_TYPOS: Record<string, number> = { altcorrection1: 1, altcorrection2: 2 };

/** Finds what a word or phrase of a query also stands for. */
export class SynonymLookup {
  readonly #targets = new Map<string, Target[]>();
  /** Words in the longest source. */
  longest = 1;

  constructor(synonyms: Iterable<StoredSynonym>) {
    for (const synonym of synonyms) this.#add(synonym);
  }

  of(source: string): readonly Target[] {
    return this.#targets.get(source) ?? [];
  }

  /** A placeholder stands in records (`<color>`); whoever searches one of its replacements finds it there. */
  #add(synonym: StoredSynonym): void {
    const group = texts(synonym.synonyms);
    const type = synonym.type.toLowerCase();
    if (type === 'synonym') {
      for (const source of group) for (const target of group) if (source !== target) this.#link(source, target, 0);
    }
    if (type === 'onewaysynonym') for (const target of group) this.#link(String(synonym.input), target, 0);
    if (type === 'placeholder') {
      for (const source of texts(synonym.replacements)) this.#link(source, String(synonym.placeholder), 0);
    }
    const typos = CORRECTION_TYPOS[type];
    if (typos !== undefined)
      for (const target of texts(synonym.corrections)) this.#link(String(synonym.word), target, typos);
  }

  #link(source: string, target: string, typos: number): void {
    const [from, to] = [foldedWords(source), foldedWords(target)];
    const key = from.join(' ');
    if (from.length === 0 || to.length === 0 || key === to.join(' ')) return;
    this.longest = Math.max(this.longest, from.length);
    const known = this.#targets.get(key);
    if (known === undefined) this.#targets.set(key, [{ words: to, typos }]);
    else known.push({ words: to, typos });
  }
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
