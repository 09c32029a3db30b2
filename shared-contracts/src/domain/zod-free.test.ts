import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const browserFiles = [
  'builder-phone',
  'country-bounds',
  'project-form-texts',
  'project-states',
  'vocabulary',
  'specification-vocabulary',
  'labels',
  'specification-labels',
  'slugs',
  'slugify',
  'money',
  'format',
  'format-date',
  'holidays',
  'appointment',
  'contact-hours',
  'contact-rules',
  'consent-texts',
  'office-hours',
  'validation',
  'phone',
  'origin',
  'comparison-rows',
  'comment-text',
  'canonical-match',
  'fair-state',
  'image-set',
  'user-roles',
  'survey-scale',
  'search-index',
  'storage-keys',
  'finance/amortisation',
  'finance/capacity',
  'finance/loan',
  'finance/notary',
  'finance/payment-plan',
  'finance/quote',
  'finance/rate',
  'parameters/legal',
  'parameters/limits',
  'parameters/notary',
  'parameters/rates',
];

const runtimeImport = /^(?:import|export) (?!type )[^;]*?from '([^']+)'/gms;

/** Every module that a file loads at run time, however deep. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const imports = [...readFileSync(file, 'utf8').matchAll(runtimeImport)].map((match) => match[1] ?? '');
  for (const name of imports) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), seen);
    else seen.add(name);
  }
  return seen;
}

test.each(browserFiles)('%s loads no package at run time', (name) => {
  const loaded = loadedBy(join(import.meta.dirname, `${name}.ts`));
  expect([...loaded].filter((module) => !module.startsWith('/'))).toEqual([]);
});

test('the walk sees zod where it is loaded', () => {
  expect(loadedBy(join(import.meta.dirname, 'contact.ts'))).toContain('zod');
});
