import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readActiveSizes } from './budget/artifact-sizes.ts';
import { firstViewFiles, totalBytes } from './budget/first-view.ts';
import { brokenBudgets, budgetText, byteBudgets } from './byte-budget.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-budget-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Written {
  readonly entry?: string;
  readonly groups: Readonly<Record<string, { readonly js: readonly string[]; readonly css: readonly string[] }>>;
}

function writeArtifact(app: string, assets: Written, files: Readonly<Record<string, number>>): void {
  const web = join(folder, app, '1.0.0', 'web');
  mkdirSync(web, { recursive: true });
  writeFileSync(join(web, 'assets.json'), JSON.stringify({ ...assets, integrity: {} }));
  for (const [file, bytes] of Object.entries(files)) writeFileSync(join(web, file), Buffer.alloc(bytes));
}

function writePortal(mainBytes: number): void {
  writeFileSync(
    join(folder, 'active.json'),
    JSON.stringify({ shell: '1.0.0', 'mf-search': '1.0.0', 'mf-project': '1.0.0' }),
  );
  const main = { js: ['main.js'], css: ['main.css'] };
  writeArtifact(
    'shell',
    { groups: { main } },
    { 'main.js': 9, 'main.js.br': mainBytes, 'main.css.br': 5000, 'text.woff2': 30_000, 'lazy.js.br': 70_000 },
  );
  const groups = {
    app: { js: ['app.js'], css: ['app.css'] },
    'page-listing': { js: ['shared.js', 'page-listing.js'], css: ['page-listing.css'] },
    'page-home': { js: ['shared.js', 'page-home.js'], css: ['page-home.css'] },
    'fragment-bar': { js: ['shared.js', 'bar.js'], css: [] },
  };
  writeArtifact(
    'mf-search',
    { entry: 'remoteEntry.js', groups },
    {
      'remoteEntry.js.br': 8000,
      'app.js.br': 3000,
      'shared.js.br': 5000,
      'page-listing.js.br': 9000,
      'page-home.js.br': 1,
      'bar.js.br': 700,
      'app.css.br': 100,
      'page-listing.css.br': 6000,
      'page-home.css.br': 12_000,
    },
  );
  writePlantPage(5000);
}

function writePlantPage(bytes: number): void {
  writeArtifact(
    'mf-project',
    { entry: 'remoteEntry.js', groups: { app: { js: [], css: [] }, 'page-plant': { js: ['page-plant.js'], css: [] } } },
    { 'remoteEntry.js.br': 1000, 'page-plant.js.br': bytes },
  );
}

test('a first view is the shell, the container and the chunks of the page, each file once, packed', () => {
  writePortal(120_000);
  const view = { owner: 'mf-search', chunk: 'page-listing', fragments: ['mf-search/bar'] };
  const { scripts, styles } = firstViewFiles(readActiveSizes(folder), view);
  expect(totalBytes(scripts)).toBe(120_000 + 8000 + 3000 + 5000 + 9000 + 700);
  expect(totalBytes(styles)).toBe(5000 + 100 + 6000);
});

test('budgets that are kept are quiet', () => {
  writePortal(125_000);
  const lines = byteBudgets(readActiveSizes(folder));
  expect(lines.map(({ what, used }) => [what, used])).toEqual([
    ['scripts of the first listing view', 150_000],
    ['scripts of the first plant view', 131_000],
    ['styles of mf-search page-home', 17_100],
    ['styles of mf-project page-plant', 5000],
    ['font files', 1],
  ]);
  expect(brokenBudgets(lines)).toEqual([]);
});

test('a broken budget names its files and sizes, the largest first', () => {
  writePortal(125_001);
  const [broken, ...others] = brokenBudgets(byteBudgets(readActiveSizes(folder)));
  expect(others).toEqual([]);
  expect(broken && budgetText(broken).split('\n').slice(0, 3)).toEqual([
    'BROKEN scripts of the first listing view: 150,001 of 150,000',
    '           125,001  shell/main.js',
    '             9,000  mf-search/page-listing.js',
  ]);
});

test('the page of a plant has a budget of its own', () => {
  writePortal(125_000);
  writePlantPage(24_001);
  const broken = brokenBudgets(byteBudgets(readActiveSizes(folder)));
  expect(broken.map(({ what, used }) => [what, used])).toEqual([['scripts of the first plant view', 150_001]]);
});

test('a page that was not built is named', () => {
  writePortal(1);
  writeFileSync(join(folder, 'active.json'), JSON.stringify({ shell: '1.0.0' }));
  expect(() => byteBudgets(readActiveSizes(folder))).toThrow('mf-search is not built');
});
