import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const readme = new URL('../README.md', import.meta.url);

/** Title and file of each test that the README names as a proof. */
function namedTests(): readonly (readonly [title: string, file: string])[] {
  const [, section = ''] = readFileSync(readme, 'utf8').split('## Beside the others');
  return [...section.matchAll(/\[((?:\[[^\]]*\]|[^[\]])+)\]\(([^)]+\.(?:test|spec)\.tsx?)\)/g)].map(
    ([, title = '', file = '']) => [title, file],
  );
}

test('every test that the table of capabilities names exists under its title', () => {
  const named = namedTests();
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([title, file]) => {
    const source = readFileSync(fileURLToPath(new URL(file, readme)), 'utf8');
    return !source.includes(title);
  });
  expect(missing).toEqual([]);
});
