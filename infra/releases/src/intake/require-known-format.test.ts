import { expect, test } from 'vitest';
import type { Manifest } from '../registry/manifest-schema.ts';
import { requireKnownFormat } from './require-known-format.ts';

const manifest = (contract?: object): Manifest => ({
  app: 'mf-search',
  version: '9.0.0',
  commit: 'abc',
  files: {},
  ...(contract && { contract }),
});

test('a manifest of a newer build is refused by name, with both formats and a way out', () => {
  expect(() => requireKnownFormat(manifest({ format: 2, foretells: {} }))).toThrow(
    'mf-search 9.0.0 was made by a newer build: its contract has format 2, and this registry reads up to 1. Bring the registry up to date',
  );
});

test('one of now passes, and so does one of before there were contracts', () => {
  for (const contract of [undefined, {}, { format: 1 }]) {
    expect(() => requireKnownFormat(manifest(contract))).not.toThrow();
  }
});
