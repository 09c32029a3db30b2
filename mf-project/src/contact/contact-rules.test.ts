import { isResidenceMismatch } from '@umbral/domain/contact/residence-mismatch.ts';
import { describe, expect, test } from 'vitest';
import { contactDayKey } from './contact-rules.ts';

describe('one registration a day', () => {
  const morning = new Date('2026-11-21T14:00:00Z');

  test('[B061] same person and title, another spelling, same day: the same', () => {
    const key = contactDayKey('ana@example.com', 'Alameda 170', morning);
    expect(contactDayKey(' ANA@example.com ', 'alameda  170', new Date('2026-11-22T04:59:00Z'))).toBe(key);
  });

  test('[B061] another day in Bogotá, another title or another person: not the same', () => {
    const key = contactDayKey('ana@example.com', 'Alameda 170', morning);
    expect(contactDayKey('ana@example.com', 'Alameda 170', new Date('2026-11-22T05:00:00Z'))).not.toBe(key);
    expect(contactDayKey('ana@example.com', 'Nogal 80', morning)).not.toBe(key);
    expect(contactDayKey('luz@example.com', 'Alameda 170', morning)).not.toBe(key);
  });
});

test('[B062] only one of residence and number in Colombia asks for a second look', () => {
  expect(isResidenceMismatch('ES', 'CO')).toBe(true);
  expect(isResidenceMismatch('CO', 'ES')).toBe(true);
  expect(isResidenceMismatch('CO', 'CO')).toBe(false);
  expect(isResidenceMismatch('ES', 'FR')).toBe(false);
  expect(isResidenceMismatch('ES', undefined)).toBe(false);
});
