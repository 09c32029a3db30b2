import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(dirname(here));

function sourcesBelow(folder: string): string {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n');
}

/** Names that an example sets or offers. */
function namesIn(file: string): string[] {
  const text = readFileSync(join(here, 'environment', file), 'utf8');
  return [...text.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
}

const shared = `${sourcesBelow('infra/observability/src')}\n${sourcesBelow('infra/storage/src')}`;

test.each([
  ['api.env.example', 'infra/api/src'],
  ['shell.env.example', 'shell/server'],
  ['search.env.example', 'infra/search/src'],
  ['releases.env.example', 'infra/releases/src'],
  ['backup.env.example', 'infra/admin/src/recovery'],
])('every name of %s is read by its program', (file, folder) => {
  const sources = `${sourcesBelow(folder)}\n${shared}`;
  const names = namesIn(file);
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(sources))).toEqual([]);
});

test('a name that several programs read has the same value in all examples', () => {
  const values = new Map<string, Set<string>>();
  for (const file of readdirSync(join(here, 'environment'))) {
    const text = readFileSync(join(here, 'environment', file), 'utf8');
    for (const [, name = '', value = ''] of text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm))
      values.set(name, new Set([...(values.get(name) ?? []), value]));
  }
  expect([...values].filter(([, different]) => different.size > 1).map(([name]) => name)).toEqual([]);
});

test('every unit starts a file that is there', () => {
  for (const unit of readdirSync(join(here, 'systemd'))) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    const entry = /^ExecStart=\S+ (\S+\.ts)/m.exec(text)?.[1] ?? unit;
    expect(() => readFileSync(join(root, entry))).not.toThrow();
  }
});

test('a program that is always started again is also watched for hanging', () => {
  for (const unit of readdirSync(join(here, 'systemd'))) {
    const text = readFileSync(join(here, 'systemd', unit), 'utf8');
    const entry = /^ExecStart=\S+ (\S+\.ts)/m.exec(text)?.[1] ?? '';
    if (!text.includes('Restart=always')) continue;
    expect.soft(text, unit).toMatch(/^WatchdogSec=10$[\s\S]*^NotifyAccess=all$/m);
    expect.soft(readFileSync(join(root, entry), 'utf8'), entry).toContain('tellWatchdog();');
  }
});
