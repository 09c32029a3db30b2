import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findViolations, violationsIn } from './dependency-rules.ts';
import { lockfileViolations } from './rules/lockfile-rules.ts';
import { sheetViolations } from './rules/sheet-rules.ts';
import { readImports } from './rules/source-imports.ts';
import { ownerOf, type Workspace } from './rules/workspaces.ts';
import { readSettings } from './settings.ts';

function workspace(folder: string, dependencies: string[], devDependencies: string[] = []): Workspace {
  const name = folder.replace('/', '-') || 'umbral';
  const routeFolders = new Set(['home', 'listing', 'fragments']);
  return { name, folder, dependencies: new Set(dependencies), devDependencies: new Set(devDependencies), routeFolders };
}

const contracts = ['@umbral/protocol', '@umbral/domain', '@umbral/kit'];

const workspaces = [
  workspace('', [], ['vitest']),
  { ...workspace('shared-contracts/protocol', ['zod', 'react', 'rxjs']), name: '@umbral/protocol' },
  { ...workspace('shared-contracts/domain', ['zod', '@umbral/protocol']), name: '@umbral/domain' },
  { ...workspace('shared-contracts/kit', ['react', '@umbral/domain', '@umbral/protocol']), name: '@umbral/kit' },
  workspace('shell', ['react', ...contracts], ['@umbral/build']),
  workspace('mf-search', ['react', ...contracts], ['@umbral/build', '@types/react']),
  workspace('mf-project', ['react', ...contracts]),
  workspace('infra/api', ['fastify', 'infra-db', ...contracts]),
  workspace('infra/db', ['pg', ...contracts]),
  { ...workspace('infra/build', []), name: '@umbral/build' },
  workspace('infra/random', [], ['@types/geojson']),
  workspace('e2e', [...contracts], ['pg']),
];

/** The sentences of what one source breaks, as if it stood at `path`. */
function sentencesFor(path: string, text: string): string[] {
  const owner = ownerOf(workspaces, path);
  if (!owner) throw new Error(`nobody owns ${path}`);
  const file = { path, text, workspace: owner, imports: readImports(path, text) };
  return violationsIn(file, workspaces).map(({ sentence }) => sentence);
}

const broken: [string, string, string][] = [
  ['mf-search/src/home/home-page.tsx', "import { a } from 'mf-project/src/a.ts';", 'remotes never import one another'],
  [
    'mf-search/src/home/home-page.tsx',
    "import { a } from '../../../mf-project/src/a.ts';",
    'stay inside their workspace',
  ],
  ['mf-search/src/home/home-page.tsx', "const a = () => import('shell');", 'may not import shell'],
  ['mf-search/src/home/home-page.tsx', "export { a } from 'infra-db/pool.ts';", 'may not import infra-db'],
  [
    'mf-search/src/home/home-page.tsx',
    "import { preset } from '@umbral/build/preset.ts';",
    'may not import @umbral/build',
  ],
  ['mf-search/src/home/home-page.tsx', "import _ from 'lodash';", 'lodash is not declared'],
  ['infra/random/src/random.ts', "import { Feature } from 'geojson';", 'geojson is not declared'],
  ['mf-search/src/home/home-page.tsx', "import { test } from 'vitest';", 'vitest is a development dependency'],
  ['mf-search/src/home/home-page.tsx', "import { b } from '@umbral/domain';", 'no root export'],
  [
    'mf-search/src/home/home-page.tsx',
    "import { b } from '../listing/card.tsx';",
    'home and listing stand on one floor, side by side',
  ],
  [
    'mf-search/src/home/home-page.tsx',
    "import { routes } from '../routes.ts';",
    'home may not import routes.ts, which stands above it',
  ],
  [
    'mf-search/src/ui/card.tsx',
    "import { b } from '../home/home-page.tsx';",
    'ui may not import home, which stands above it',
  ],
  [
    'mf-search/src/model/filters.ts',
    "import { Card } from '../ui/card.tsx';",
    'model may not import ui, which stands above it',
  ],
  ['mf-search/src/model/filters.ts', "import { useState } from 'react';", 'model imports only @umbral/domain'],
  ['mf-search/src/model/filters.ts', "import { t } from '../texts/order-texts.ts';", 'texts, which stands above it'],
  ['mf-search/src/extras/extra.ts', '', 'extras stands on no floor of mf-search/src'],
  ['mf-search/src/home/utils.ts', '', 'the name "utils" says nothing'],
  ['mf-search/src/home/index.ts', '', 'the name "index" says nothing'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p style={{ top: 1 }} />;', 'use a class'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p>Proyectos nuevos</p>;', 'belongs in texts.ts'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <button aria-label="Cerrar" />;', 'belongs in texts.ts'],
  [
    'infra/api/src/market/plants/plants-routes.ts',
    "import { a } from '@umbral/kit/actions/button.tsx';",
    'may import only',
  ],
  ['infra/api/src/market/plants/plants-routes.ts', "import { readFile } from 'fs';", 'write node:fs'],
  ['infra/api/src/market/plants/plants-routes.ts', "export const a = 'No está disponible';", 'belongs in a text file'],
  ['infra/api/src/market/plants/plants-routes.ts', 'export const a = `¿no?`;', 'belongs in a text file'],
  ['mf-search/src/model/rows.ts', "export const a = 'Área';", 'belongs in a text file'],
  ['shell/frame/footer/footer-links.ts', "export const a = 'Bogotá';", 'belongs in a text file'],
  [
    'e2e/journeys/visit.spec.ts',
    "import { Button } from '@umbral/kit/actions/button.tsx';",
    'may import only @umbral/protocol and @umbral/domain',
  ],
  ['shared-contracts/domain/src/money/money.ts', "import { useMemo } from 'react';", 'react is not declared'],
  [
    'shared-contracts/domain/src/money/money.ts',
    "import { Price } from '@umbral/kit/cards/price.tsx';",
    'may import only @umbral/protocol',
  ],
  [
    'shared-contracts/protocol/src/routes/owners.ts',
    "import { city } from '@umbral/domain/places/place.ts';",
    'may import only nothing',
  ],
  [
    'shared-contracts/protocol/src/routes/owners.ts',
    "import type { Call } from '../calls/endpoint.ts';",
    'routes may not import calls, which stands above it',
  ],
  [
    'shared-contracts/domain/src/routes/match.ts',
    "import { pool } from 'infra-db/pool.ts';",
    'may not import infra-db',
  ],
  ['infra/random/src/random.ts', "import { pool } from 'infra-db/pool.ts';", 'may not import infra-db'],
  [
    'mf-search/src/home/home-page.tsx',
    "import { randomOf } from 'infra-random/random.ts';",
    'may not import infra-random',
  ],
];

test.each(broken)('%s: %s → %s', (path, text, sentence) => {
  expect(sentencesFor(path, text).join('\n')).toContain(sentence);
});

const allowed: [string, string][] = [
  ['infra/random/src/random.ts', "import type { Feature } from 'geojson';"],
  ['mf-search/rspack.config.ts', "import { preset } from '@umbral/build/preset.ts';"],
  [
    'mf-search/src/home/home-page.tsx',
    "import { Card } from '../ui/card.tsx';\nimport { t } from '../texts/home-texts.ts';",
  ],
  ['mf-search/src/home/home.test.tsx', "import { test } from 'vitest';\nimport { c } from '../listing/card.tsx';"],
  ['mf-search/src/home/home-page.tsx', "import { board } from '../map/board.ts';"],
  ['mf-search/src/remote.ts', "import { routes } from './routes.ts';"],
  ['mf-search/src/model/filters.ts', "import type { Plant } from '@umbral/domain/homes/plant.ts';"],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p className="x">{texts.title} · 3</p>;'],
  ['infra/api/src/market/plants/plants-routes.ts', "import { createPool } from 'infra-db/pool.ts';"],
  ['shared-contracts/domain/src/api/plants.ts', "import { plant } from '../homes/plant.ts';"],
  ['shared-contracts/kit/src/cards/card.ts', "import type { Head } from '@umbral/protocol/remote/head.ts';"],
  ['e2e/journeys/visit.spec.ts', "import pg from 'pg';"],
];

test.each(allowed)('%s may: %s', (path, text) => {
  expect(sentencesFor(path, text)).toEqual([]);
});

test('a violation names its line', () => {
  const imports = readImports('a.ts', "import a from 'x';\n\nexport type { B } from 'y';\nconst c = import('z');");
  expect(imports.map(({ specifier, line, isTypeOnly }) => [specifier, line, isTypeOnly])).toEqual([
    ['x', 1, false],
    ['y', 3, true],
    ['z', 4, false],
  ]);
});

test('a package.json that the lockfile does not know is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'umbral-rules-'));
  writeFileSync(join(root, 'package.json'), JSON.stringify({ name: 'umbral', dependencies: { zod: '4.0.0' } }));
  const lockAs = (version: string) =>
    writeFileSync(
      join(root, 'package-lock.json'),
      JSON.stringify({ packages: { '': { dependencies: { zod: version } } } }),
    );
  lockAs('4.0.0');
  expect(lockfileViolations(root, [workspace('', ['zod'])])).toEqual([]);
  lockAs('3.9.0');
  expect(lockfileViolations(root, [workspace('', ['zod'])])[0]?.sentence).toContain('differ from package-lock.json');
  rmSync(root, { recursive: true });
});

test('this repository is read whole', () => {
  expect(findViolations(readSettings({}).root).files).toBeGreaterThan(100);
});

test('sheets of pages tell where a layout changes in letters, not in pixels', () => {
  const sheet =
    '.bar {\n  width: 360px;\n}\n@media (pointer: coarse) and (max-width: 991px) {\n}\n@container (min-width: 30rem) {\n}\n';
  expect(sheetViolations('mf-search/src/bar.module.css', sheet)).toEqual([
    {
      path: 'mf-search/src/bar.module.css',
      line: 4,
      sentence: '"@media (pointer: coarse) and (max-width: 991px": tell the width in em, a sixteenth of the pixels',
    },
  ]);
});

test('what a sheet says of whatever stands somewhere in a page has a name', () => {
  const lines = (sheet: string) => sheetViolations('mf-search/src/bar.module.css', sheet).map(({ line }) => line);
  const nameless = [
    '.split:has(> [data-live]) > :not(header) { display: none }',
    '.logo:is(:global(header:has(> button)) *) { gap: 0 }',
    '.card { &:has(.photo) > * { margin: 0 } }',
    '@media not print { .card:has(.photo) > * { margin: 0 } }',
    '@media (scripting: enabled) { .card:has(.photo) > * { margin: 0 } }',
  ];
  expect(lines(nameless.join('\n'))).toEqual([1, 2, 3, 4, 5]);
  const named = [
    '.card:has(:focus-visible) { outline: 0 }',
    ':global(#umbral-header):has(> .header) { display: contents }',
    '.lead:has(.more) .text, .drawing:has(img) .cota > b:hover { color: red }',
    '.split > :first-child > * { margin: 0 }',
    '@media print { :root:has(.page) > :not(.page) { display: none } }',
    '@media (scripting: none) { .split:has(p) > * { display: block } }',
  ];
  expect(lines(named.join('\n'))).toEqual([]);
});
