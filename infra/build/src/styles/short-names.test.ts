import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { repositoryRoot } from '../build-target.ts';
import { nodePreset, webPreset } from '../common-preset.ts';
import { runBuild } from '../run-build.ts';
import { shortNames, withShortNames } from './short-names.ts';

const css =
  '.card { color: red } .card:hover > .title:not(.quiet), a.primary { margin: .5rem } @media print { .card {} }';
const sheet = { app: 'mf-search', path: 'mf-search/src/card.module.css', css };
const namesOf = (change: Partial<typeof sheet> = {}) => [...(shortNames({ ...sheet, ...change })?.values() ?? [])];

test('a class has six signs, and whoever is looked for by the shell keeps its ending', () => {
  expect(shortNames(sheet)).toEqual(
    new Map([
      ['card', expect.stringMatching(/^a[A-Za-z0-9]{5}$/)],
      ['title', expect.stringMatching(/^b[A-Za-z0-9]{5}$/)],
      ['quiet', expect.stringMatching(/^c[A-Za-z0-9]{5}$/)],
      ['primary', expect.stringMatching(/^d[A-Za-z0-9]{5}-primary$/)],
    ]),
  );
});

test('what is only styled anew keeps its names: two versions on one page mean the same by them', () => {
  expect(namesOf({ css: css.replaceAll('red', 'blue') })).toEqual(namesOf());
});

test.each([
  ['another application', { app: 'mf-fair' }],
  ['another file', { path: 'mf-search/src/other.module.css' }],
  ['another version with other classes', { css: `.new {} ${css}` }],
])('%s shares no name', (_, change) => {
  expect(namesOf(change).filter((name) => namesOf().includes(name))).toEqual([]);
});

test('classes beyond the letters of the alphabet have names of their own', () => {
  const many = Array.from({ length: 300 }, (_, index) => `.c${index} {}`).join('\n');
  const names = namesOf({ css: many });
  expect(new Set(names).size).toBe(300);
  expect(names.filter((name) => !/^[A-Za-z]{1,2}[A-Za-z0-9]{5}$/.test(name))).toEqual([]);
});

test('numbers, strings, attributes and what is global are no classes', () => {
  const text = ".a { margin: .5em; content: '.no' } :global(.lib .x) .a[href='.b'] {} @keyframes k { 12.5% {} }";
  const names = shortNames({ ...sheet, css: text });
  expect([...(names?.keys() ?? [])]).toEqual(['a']);
  expect(withShortNames(text, names ?? new Map())).toContain(':global(.lib .x) :global(.');
});

test.each(['.a { composes: b }', ':global .a {}', '.a\\:b {}', ':local(.a) {}'])(
  '%s stays as it is written',
  (text) => {
    expect(shortNames({ ...sheet, css: text })).toBeUndefined();
  },
);

/** Classes and what else a sheet names, with what they are called. */
type Told = Readonly<Record<string, string>>;

/** Builds an entry that imports style sheets, both halves; gives the browser's styles and what the server calls them. */
async function built(sheets: readonly string[], mode: 'production' | 'development') {
  const folder = mkdtempSync(join(tmpdir(), 'umbral-names-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const entry = join(folder, 'index.js');
  const imports = sheets.map((file, index) => `import sheet${index} from ${JSON.stringify(file)};`);
  const names = sheets.map((_, index) => `{ ...sheet${index} }`);
  const list = `globalThis.sheets = [${names.join(', ')}]`;
  writeFileSync(entry, `${imports.join('\n')}\nexport const sheets = ${list};`);
  const target = { version: '1', outDir: folder, mode };
  const { optimization, ...web } = webPreset('mf-search', target);
  await runBuild({ ...web, entry: { main: entry }, optimization: { ...optimization, minimize: false } });
  await runBuild(nodePreset('mf-search', target, { server: entry }));
  const { groups } = JSON.parse(readFileSync(join(folder, 'web/assets.json'), 'utf8'));
  const read = (file: string) => readFileSync(join(folder, 'web', file), 'utf8');
  const server: { sheets: readonly Told[] } = createRequire(entry)(join(folder, 'node/server.cjs'));
  return { style: groups.main.css.map(read).join(''), script: groups.main.js.map(read).join(''), told: server.sheets };
}

test('both halves of a release agree; a developer reads file and class', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'umbral-sheet-')), 'a.module.css');
  onTestFinished(() => rmSync(dirname(file), { recursive: true, force: true }));
  writeFileSync(file, '.card { --gap: 1px; display: grid; .title & { gap: var(--gap) } } .grid { animation: beat 1s }');
  const { style, script, told } = await built([file], 'production');
  for (const name of ['card', 'title', 'grid'].map((one) => told[0]?.[one])) {
    expect(name).toMatch(/^\w{6}$/);
    expect(style).toContain(`.${name}`);
    expect(script).toContain(`"${name}"`);
  }
  const developed = await built([file], 'development');
  expect(developed.told[0]?.card).toMatch(/^mf-search-.+-card$/);
});

test('every sheet of ours says with short names what it says without', async () => {
  const paths = globSync(['{shell,mf-*,shared-contracts/kit/src,infra/releases/console}/**/*.module.css'], {
    cwd: repositoryRoot,
  }).filter((path) => !path.includes('node_modules'));
  const sheets = paths.map((path) => join(repositoryRoot, path));
  expect(sheets.length).toBeGreaterThan(300);
  const [short, long] = [await built(sheets, 'production'), await built(sheets, 'development')];
  const namesIn = ({ told }: typeof short) => told.map((sheet) => Object.keys(sheet).toSorted());
  expect(namesIn(short)).toEqual(namesIn(long));
  expect(rulesOf(short)).toBe(rulesOf(long));
  expect(short.style.match(/\.mf-search-[\w-]+/g)).toBeNull();
});

/** The rules with classes called by sheet and name. */
function rulesOf({ style, told }: { readonly style: string; readonly told: readonly Told[] }): string {
  const names = told.flatMap((sheet, place) =>
    Object.entries(sheet).map(([name, given]): [string, string] => [`.${given}`, `.${place}-${name}`]),
  );
  const known = new Map(names);
  return style
    .replace(/\.[A-Za-z_][\w-]*/g, (text) => known.get(text) ?? text)
    .replace(/mf-search-[\w-]{6}-/g, '')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ');
}
