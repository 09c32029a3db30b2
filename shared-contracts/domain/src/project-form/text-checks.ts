import { hasContactData } from '../fields/validation.ts';
import { freeTextsOf } from './free-texts.ts';
import type { TextCheckKey } from './text-check-texts.ts';
import { saysEnglish, shoutedIn } from './text-signs.ts';

/** A passage of a text that should read otherwise. */
export interface TextFinding {
  readonly path: string;
  /** Names its sentence in `textCheckTexts`. */
  readonly key: TextCheckKey;
  readonly quote: string;
}

/** Beyond this a text is refused for its length anyway, and patterns over it would take long. */
const longestChecked = 2_000;

const scarce = /(?<!\p{L})últim[oa]s\s+(?:unidades|apartamentos|aptos|casas|lotes|locales|oficinas|cupos|inmuebles)/iu;
const superlative =
  /(?<![\p{L}\d])(?:el|la|los|las)\s+mejor(?:es)?\s+(?!opci|momento|forma|manera|parte)\p{L}+|(?<!\p{L})(?:insuperable|inigualable)s?(?!\p{L})/iu;
const promise =
  /(?<!\p{L})(?:valorización|rentabilidad|renta|crédito|subsidio|aprobación)\s+(?:100\s?%\s+)?(?:garantizad|asegurad|aprobad)[oa](?!\p{L})/iu;
const hurry =
  /no te l[oa]s? pierdas|(?<!\p{L})última oportunidad|oportunidad única|antes de que se (?:acaben|agoten)|corre que se/iu;
const placeholder = /lorem ipsum|(?<![\p{L}\d])(?:x{4,}|tbd)(?![\p{L}\d])/iu;

type Sign = (text: string, isProse: boolean) => string | undefined;

const matching =
  (pattern: RegExp): Sign =>
  (text) =>
    pattern.exec(text)?.[0];

/** Scarcity is a fact where the sentence says how many are left. */
function scarceWithoutNumber(text: string): string | undefined {
  const sentence = text.split(/[.!?\n]/).find((part) => scarce.test(part) && !/\d/.test(part));
  return sentence && scarce.exec(sentence)?.[0];
}

const signs: Readonly<Record<TextCheckKey, Sign>> = {
  contact: (text) => (hasContactData(text) ? text : undefined),
  capitals: shoutedIn,
  exclamation: matching(/!{2,}|¡{2,}|[!?]{3,}/),
  scarcity: scarceWithoutNumber,
  superlative: matching(superlative),
  promise: matching(promise),
  hurry: matching(hurry),
  placeholder: matching(placeholder),
  spaces: matching(/[^\s] {2,}[^\s]/),
  language: (text, isProse) => (isProse && saysEnglish(text) ? text : undefined),
};

const isKey = (key: string): key is TextCheckKey => Object.hasOwn(signs, key);
const keys = Object.keys(signs).filter(isKey);

type Finding = Omit<TextFinding, 'path'>;

/** Texts that were checked already: a form has thousands, and a key press changes one. */
const known = { prose: new Map<string, readonly Finding[]>(), name: new Map<string, readonly Finding[]>() };
const mostKnown = 20_000;

/** What is wrong with one text: each kind once, with the first passage. */
export function findingsIn(text: string, isProse: boolean): readonly Finding[] {
  const checked = known[isProse ? 'prose' : 'name'];
  const before = checked.get(text);
  if (before) return before;
  if (checked.size >= mostKnown) checked.clear();
  const found = check(text, isProse);
  if (text.length <= longestChecked) checked.set(text, found);
  return found;
}

function check(text: string, isProse: boolean): readonly Finding[] {
  const plain = text.slice(0, longestChecked).normalize('NFKC');
  return keys.flatMap((key) => {
    const quote = signs[key](plain, isProse);
    return quote === undefined ? [] : [{ key, quote }];
  });
}

/**
 * The texts of a form in any state that buyers should read otherwise: contacts outside their section, shouting,
 * promises, doubled spaces, another language. Only what is right nearly always; nothing of it refuses a form.
 */
export function textFindings(form: unknown): TextFinding[] {
  return freeTextsOf(form).flatMap(({ path, text, isProse }) =>
    findingsIn(text, isProse).map((finding) => ({ path, ...finding })),
  );
}
