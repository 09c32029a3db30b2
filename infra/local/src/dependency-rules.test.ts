import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findViolations, violationsIn } from './dependency-rules.ts';
import { lockfileViolations } from './rules/lockfile-rules.ts';
import { readImports } from './rules/source-imports.ts';
import { ownerOf, type Workspace } from './rules/workspaces.ts';
import { readSettings } from './settings.ts';

function workspace(folder: string, dependencies: string[], devDependencies: string[] = []): Workspace {
  const name = folder.replace('/', '-') || 'umbral';
  const routeFolders = new Set(['home', 'listing', 'fragments']);
  return { name, folder, dependencies: new Set(dependencies), devDependencies: new Set(devDependencies), routeFolders };
}

const workspaces = [
  workspace('', [], ['vitest']),
  workspace('shared-contracts', ['zod', 'react', 'rxjs']),
  workspace('shell', ['react', 'shared-contracts'], ['infra-build']),
  workspace('mf-search', ['react', 'shared-contracts'], ['infra-build', '@types/react']),
  workspace('mf-project', ['react', 'shared-contracts']),
  workspace('infra/api', ['fastify', 'infra-db', 'shared-contracts']),
  workspace('infra/db', ['pg', 'shared-contracts']),
  workspace('infra/build', []),
  workspace('e2e', ['shared-contracts'], ['pg']),
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
  ['mf-search/src/home/home-page.tsx', "import { preset } from 'infra-build/preset.ts';", 'may not import infra-build'],
  ['mf-search/src/home/home-page.tsx', "import _ from 'lodash';", 'lodash is not declared'],
  ['mf-search/src/home/home-page.tsx', "import { test } from 'vitest';", 'vitest is a development dependency'],
  ['mf-search/src/home/home-page.tsx', "import { b } from 'shared-contracts';", 'no root export'],
  [
    'mf-search/src/home/home-page.tsx',
    "import { b } from '../listing/card.tsx';",
    'route folders do not import one another',
  ],
  ['mf-search/src/home/home-page.tsx', "import { routes } from '../routes.ts';", 'route may not import routes'],
  ['mf-search/src/ui/card.tsx', "import { b } from '../home/home-page.tsx';", 'ui may not import route'],
  ['mf-search/src/model/filters.ts', "import { Card } from '../ui/card.tsx';", 'model may not import ui'],
  ['mf-search/src/model/filters.ts', "import { useState } from 'react';", 'model imports only domain and routes'],
  ['mf-search/src/model/filters.ts', "import { texts } from '../texts.ts';", 'logic, not sentences'],
  ['mf-search/src/home/utils.ts', '', 'the name "utils" says nothing'],
  ['mf-search/src/home/index.ts', '', 'the name "index" says nothing'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p style={{ top: 1 }} />;', 'use a class'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p>Proyectos nuevos</p>;', 'belongs in texts.ts'],
  ['mf-search/src/home/home-page.tsx', 'export const a = <button aria-label="Cerrar" />;', 'belongs in texts.ts'],
  [
    'infra/api/src/plants/plants-routes.ts',
    "import { a } from 'shared-contracts/routes/match.ts';",
    'only domain, api',
  ],
  ['infra/api/src/plants/plants-routes.ts', "import { readFile } from 'fs';", 'write node:fs'],
  [
    'e2e/journeys/visit.spec.ts',
    "import { Button } from 'shared-contracts/ui/button.tsx';",
    'only domain, api, routes',
  ],
  ['shared-contracts/src/domain/money.ts', "import { useMemo } from 'react';", 'domain knows no React'],
  [
    'shared-contracts/src/domain/money.ts',
    "import { plants } from '../api/plants.ts';",
    'domain may import only itself',
  ],
  ['shared-contracts/src/ui/card.ts', "import { mount } from '../remote/define-remote.tsx';", 'ui may import only'],
  ['shared-contracts/src/routes/match.ts', "import { pool } from 'infra-db/pool.ts';", 'may not import infra-db'],
];

test.each(broken)('%s: %s → %s', (path, text, sentence) => {
  expect(sentencesFor(path, text).join('\n')).toContain(sentence);
});

const allowed: [string, string][] = [
  ['mf-search/rspack.config.ts', "import { preset } from 'infra-build/preset.ts';"],
  ['mf-search/src/home/home-page.tsx', "import { Card } from '../ui/card.tsx';\nimport { texts } from '../texts.ts';"],
  ['mf-search/src/home/home.test.tsx', "import { test } from 'vitest';\nimport { c } from '../listing/card.tsx';"],
  ['mf-search/src/home/home-page.tsx', "import { store } from '../selection/store.ts';"],
  ['mf-search/src/remote.ts', "import { routes } from './routes.ts';"],
  ['mf-search/src/model/filters.ts', "import type { Plant } from 'shared-contracts/domain/plant.ts';"],
  ['mf-search/src/home/home-page.tsx', 'export const a = <p className="x">{texts.title} · 3</p>;'],
  ['infra/api/src/plants/plants-routes.ts', "import { createPool } from 'infra-db/pool.ts';"],
  ['shared-contracts/src/api/plants.ts', "import { plant } from '../domain/plant.ts';"],
  ['shared-contracts/src/ui/card.ts', "import type { CurrencyState } from '../remote/render-contract.ts';"],
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
