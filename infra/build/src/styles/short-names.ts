import { createHash } from 'node:crypto';
import { parse, type Root } from 'postcss';

/** The classes of a module's style sheet, and what they are called in a release. */
export type ShortNames = ReadonlyMap<string, string>;

/** A style sheet as both halves of a build see it. */
export interface ModuleSheet {
  /** Name of the application that bundles it: each has names of its own for what it takes from the kit. */
  readonly app: string;
  /** Relative to the root of the build, with slashes. */
  readonly path: string;
  readonly css: string;
}

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const signs = `${letters}0123456789`;
const codeLength = 5;

/** Other programs look for what ends in these: the shell keeps what floats away from primary actions. */
const spokenEndings: ReadonlySet<string> = new Set(['primary']);

/** What only the bundler itself can follow: other sheets' classes, modes of a selector, escapes. */
const beyondUs = /\bcomposes\s*:|:global(?!\()|:local\b|@value\b|:(?:export|import)\b|\\/;
const strings = /"[^"]*"|'[^']*'/g;

/** A string or attribute, the beginning of what is left as it is, or a class. */
const tokens = /"[^"]*"|'[^']*'|\[[^\]]*\]|:global\(|\.(-?[_a-zA-Z][\w-]*)/g;

/**
 * Short names for the classes of a sheet: six signs, of which the first stands for the place in its list of classes, and
 * five for application, path and that list. So nobody has to keep a table: both halves of a build agree, and two versions
 * on one page give a name to the same class or to none. Nothing for a sheet that must stay as it is written.
 */
export function shortNames({ app, path, css }: ModuleSheet): ShortNames | undefined {
  if (beyondUs.test(css.replaceAll(strings, ''))) return undefined;
  const found = new Set<string>();
  replaceClasses(parse(css), (name) => {
    found.add(name);
    return `.${name}`;
  });
  const code = codeOf([app, path, ...found].join('\n'));
  return new Map([...found].map((name, place) => [name, shortName(name, place, code)]));
}

/**
 * The sheet with its short names, for the bundler: classes out of its hands, and told to whoever imports them. They are
 * told last: from there on it would take a name for what it stands for, also in `display: grid`.
 */
export function withShortNames(css: string, names: ShortNames): string {
  if (names.size === 0) return css;
  const root = parse(css);
  replaceClasses(root, (name) => `:global(.${names.get(name)})`);
  return `${root.toString()}\n:export { ${[...names].map(([name, short]) => `${name}: ${short};`).join(' ')} }\n`;
}

function replaceClasses(root: Root, replace: (name: string) => string): void {
  root.walkRules((rule) => {
    rule.selector = replaced(rule.selector, replace);
  });
  root.walkAtRules('scope', (rule) => {
    rule.params = replaced(rule.params, replace);
  });
}

function replaced(selector: string, replace: (name: string) => string): string {
  let text = '';
  let from = 0;
  for (const { 0: token, 1: name, index } of selector.matchAll(tokens)) {
    // It stands in a bracket that is left as it is.
    if (index < from) continue;
    const end = token === ':global(' ? closingOf(selector, index + token.length) : index + token.length;
    text += selector.slice(from, index) + (name === undefined ? selector.slice(index, end) : replace(name));
    from = end;
  }
  return text + selector.slice(from);
}

/** The place after the bracket that closes what is open there. */
function closingOf(text: string, from: number): number {
  let open = 1;
  let at = from;
  for (; at < text.length && open > 0; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
  }
  return at;
}

function shortName(name: string, place: number, code: string): string {
  const short = spell(place, letters) + code;
  return spokenEndings.has(name) ? `${short}-${name}` : short;
}

/** One of 916 million: among a thousand sheets any two share one in one portal of two thousand. */
function codeOf(text: string): string {
  const digest = createHash('sha256').update(text).digest().readUIntBE(0, 6);
  return spell(digest, signs).padEnd(codeLength, 'a').slice(0, codeLength);
}

function spell(number: number, alphabet: string): string {
  const sign = alphabet[number % alphabet.length] ?? '';
  return number < alphabet.length ? sign : sign + spell(Math.floor(number / alphabet.length), alphabet);
}
