import type { ConsentEntry } from '@umbral/domain/people/consent.ts';
import { expect, test } from 'vitest';
import { consentHistories } from './consent-histories.ts';

const entry = (purpose: ConsentEntry['purpose'], granted: boolean, at: string): ConsentEntry => ({
  purpose,
  granted,
  sentence: 'Acepto',
  version: '2026-01',
  about: null,
  at,
});

test('[B137] the last word of each purpose counts; only a yes can be taken back, and the terms not at all', () => {
  const histories = consentHistories([
    entry('alerts', false, '2026-03-02T00:00:00Z'),
    entry('newsletter', true, '2026-03-01T00:00:00Z'),
    entry('alerts', true, '2026-02-01T00:00:00Z'),
    entry('terms', true, '2026-01-01T00:00:00Z'),
  ]);
  expect(histories.map(({ purpose, isGranted, withdrawable }) => [purpose, isGranted, withdrawable])).toEqual([
    ['terms', true, undefined],
    ['newsletter', true, 'newsletter'],
    ['alerts', false, undefined],
  ]);
  expect(histories.find(({ purpose }) => purpose === 'alerts')?.entries).toHaveLength(2);
});

test('[B137] contact stays agreed to while one request is; taking all back ends those before', () => {
  const about = (what: string | null, granted: boolean, at: string) => ({
    ...entry('contact', granted, at),
    about: what,
  });
  const requests = [about('Uno', true, '2026-01-01T00:00:00Z'), about('Dos', true, '2026-01-01T00:00:00Z')];
  const isGranted = (...later: readonly ConsentEntry[]) => consentHistories([...later, ...requests])[0]?.isGranted;
  expect(isGranted(about('Uno', false, '2026-02-01T00:00:00Z'))).toBe(true);
  expect(isGranted(about('Dos', false, '2026-02-02T00:00:00Z'), about('Uno', false, '2026-02-01T00:00:00Z'))).toBe(
    false,
  );
  expect(isGranted(about(null, false, '2026-02-01T00:00:00Z'))).toBe(false);
  expect(isGranted(about('Tres', true, '2026-03-01T00:00:00Z'), about(null, false, '2026-02-01T00:00:00Z'))).toBe(true);
});
