import { expect, test } from 'vitest';
import { compareApi } from './compare-api.ts';
import { readApi } from './read-api.ts';

/** What changed between two texts of one module, a line each. */
function changed(before: string, now: string): string[] {
  const read = (text: string) => new Map([['actions/button', readApi(text)]]);
  return compareApi(read(before), read(now)).map(({ step, text }) => `${step} ${text.replace('actions/button: ', '')}`);
}

const button = 'interface Props { readonly label: string; readonly icon?: string }\n';
const drawn = 'export declare function Button({ label, icon }: Props): string;\n';

test.each<readonly [string, string, string, readonly string[]]>([
  ['nothing but a comment and a line', `/** One. */ ${drawn}${button}`, `${button}\n// Other words.\n${drawn}`, []],
  ['an export that is gone', 'export declare const a: number;', '', ['major has no a any more']],
  ['an export that is new', '', 'export declare const a: number;', ['minor has a']],
  ['a name that is exported from elsewhere', "export { a } from './a.ts';", "export { a } from './b.ts';", []],
  [
    'a parameter that is gone, new, free to leave out, or of another type',
    'export declare function f(a: string, b: number): void; export declare function g(a: string): void;',
    'export declare function f(a: number): void; export declare function g(a: string, b: number, c?: string): void;',
    [
      'major parameter 1 of f was string and is number',
      'major parameter 2 of f is gone',
      'major parameter 2 of g is new and must be given',
      'minor parameter 3 of g is new',
    ],
  ],
  [
    'a parameter that takes more',
    "export declare function f(tone: 'a' | 'b'): void;",
    "export declare function f(tone: 'a' | 'b' | 'c', wide?: boolean): void;",
    ['minor parameter 1 of f may be "c"', 'minor parameter 2 of f is new'],
  ],
  [
    'a parameter that takes less',
    "export declare function f(tone: 'a' | 'b', wide?: boolean): void;",
    "export declare function f(tone: 'a', wide: boolean): void;",
    ['major parameter 1 of f is never "b" any more', 'major parameter 2 of f must be given'],
  ],
  [
    'what is given back',
    'export declare function f(): { a: string; b: string };',
    'export declare function f(): { a: string; c: number };',
    ['major what f gives has no b any more', 'minor what f gives has c'],
  ],
  [
    'members of what others must give, though its name is nobody’s',
    button + drawn,
    `interface Look { readonly label: string; readonly icon: string; readonly size: number; readonly wide?: boolean }\n${drawn.replace('Props', 'Look')}`,
    [
      'major parameter 1 of Button.icon must be given',
      'major parameter 1 of Button must have size',
      'minor parameter 1 of Button has wide',
    ],
  ],
  [
    'members of what is given to others',
    'export interface Host { readonly navigate: (href: string) => void; readonly toast: () => void }',
    'export interface Host { readonly navigate: (href: string, at: number) => void; readonly session: string }',
    [
      'major parameter 2 of Host.navigate is new and must be given',
      'major Host has no toast any more',
      'minor Host has session',
    ],
  ],
  [
    'what others bring to be called',
    'export declare function on(told: (path: string) => void): void;',
    'export declare function on(told: (path: string, layout: string) => void): void;',
    ['minor parameter 2 of parameter 1 of on is new'],
  ],
  [
    'a value and a vocabulary',
    "export declare const texts: { readonly a: 'Hola' }; export declare const kinds: readonly ['x', 'y'];",
    "export declare const texts: { readonly a: 'Buenas' }; export declare const kinds: readonly ['x', 'z'];",
    ['major kinds is never "y" any more', 'minor kinds may be "z"'],
  ],
  [
    'a schema',
    'export declare const s: z.ZodObject<{ a: z.ZodString; b: z.ZodInt }>;',
    'export declare const s: z.ZodObject<{ a: z.ZodInt; b: z.ZodInt; c: z.ZodOptional<z.ZodInt> }>;',
    ['major s.a was z.ZodString and is z.ZodInt', 'minor s has c'],
  ],
  [
    'a class',
    'export declare class Fault extends Error { #a; private b: string; readonly kind: string; tell(to: string): void }',
    'export declare class Fault extends Error { #c; readonly kind: string; tell(to: string): string; more(): void }',
    ['major what Fault.tell gives was void and is string', 'minor Fault has more'],
  ],
])('%s', (_, before, now, told) => {
  expect(changed(before, now)).toEqual(told);
});

test('a module that is gone and one that is new', () => {
  const module = readApi('export declare const a: number;');
  expect(compareApi(new Map([['old', module]]), new Map([['new', module]]))).toEqual([
    { step: 'major', text: 'old: is gone' },
    { step: 'minor', text: 'new: is new' },
  ]);
});
