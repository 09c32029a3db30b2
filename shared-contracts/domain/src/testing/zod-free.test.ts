import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const browserFiles = [
  'builders/builder-phone',
  'calendar/answer-time',
  'calendar/appointment',
  'calendar/holidays',
  'calendar/office-hours',
  'contact/consent-texts',
  'contact/contact-state-labels',
  'contact/contact-states',
  'contact/origin',
  'contact/visit-state',
  'fields/phone',
  'fields/validation',
  'finance/amortisation',
  'finance/capacity',
  'finance/loan',
  'finance/notary',
  'finance/home-plan',
  'finance/home-statement',
  'finance/housing-kinds',
  'finance/rate',
  'format/format',
  'format/format-date',
  'format/spell',
  'homes/project-states',
  'limits/comparison-limits',
  'limits/field-lengths',
  'limits/filter-limits',
  'limits/listing-limits',
  'limits/project-form-limits',
  'limits/upload-limits',
  'media/image-set',
  'media/picture-texts',
  'media/upload-key',
  'money/money',
  'money/price',
  'parameters/legal',
  'parameters/notary',
  'parameters/rates',
  'people/user-roles',
  'project-form/completeness',
  'project-form/project-form-texts',
  'project-form/text-checks',
  'search/search-index',
  'seo/canonical-match',
  'storage/storage-keys',
  'vocabulary/labels',
  'vocabulary/slugify',
  'vocabulary/slugs',
  'vocabulary/specification-labels',
  'vocabulary/specification-vocabulary',
  'vocabulary/vocabulary',
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
  const loaded = loadedBy(join(import.meta.dirname, '..', `${name}.ts`));
  expect([...loaded].filter((module) => !module.startsWith('/'))).toEqual([]);
});

test('the walk sees zod where it is loaded', () => {
  expect(loadedBy(join(import.meta.dirname, '../contact/contact.ts'))).toContain('zod');
});
