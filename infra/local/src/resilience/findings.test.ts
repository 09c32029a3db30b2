import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultFindings } from './findings/fault-findings.ts';
import { heldFindings } from './findings/held-findings.ts';
import { platformFindings } from './findings/platform-findings.ts';
import { searchFindings } from './findings/search-findings.ts';

const root = join(import.meta.dirname, '../../../..');
const decision = readFileSync(join(root, 'shared-contracts/decisions/0088-what-is-accepted-and-why.md'), 'utf8');
const acceptedLines = decision.split('\n').filter((line) => line.startsWith('- '));
const findings = Object.entries({ ...faultFindings, ...heldFindings, ...platformFindings, ...searchFindings });

/** A title is written with what it is filled with, or as the table says it. */
function isTest(named: string): boolean {
  const [file = '', title = ''] = named.split(' › ');
  const path = join(root, file);
  return title.length > 3 && existsSync(path) && readFileSync(path, 'utf8').includes(title);
}

test('every finding is repeated by a test that exists under its title, or accepted with its reason', () => {
  expect(findings.length).toBeGreaterThan(70);
  expect(findings.filter(([, { tests, accepted }]) => tests.length === 0 && !accepted)).toEqual([]);
  const missing = findings.flatMap(([id, { tests }]) =>
    tests.filter((named) => !isTest(named)).map((named) => `${id}: ${named}`),
  );
  expect(missing).toEqual([]);
});

test('what is accepted stands in a line of decision 88', () => {
  const unsaid = findings.filter(
    ([, { accepted }]) => accepted && !acceptedLines.some((line) => line.startsWith(`- ${accepted}`)),
  );
  expect(unsaid.map(([id, { accepted }]) => `${id}: ${accepted}`)).toEqual([]);
});
