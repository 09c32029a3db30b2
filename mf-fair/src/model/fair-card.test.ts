import { expect, test } from 'vitest';
import { type FairCard, virtualFairFor } from './fair-card.ts';
import { daysLeft } from './fair-days.ts';

const fair = (changes: Partial<FairCard>): FairCard => ({
  id: 1,
  name: 'Feria',
  hyphenized: 'feria',
  region: null,
  kind: 'virtual',
  description: '',
  isActive: true,
  isComing: false,
  startsOn: '2026-11-13',
  endsOn: '2026-12-20',
  starts: '',
  ends: '',
  daysLeft: 30,
  projects: 1,
  builders: 1,
  cover: null,
  ...changes,
});

test('[B083] a region shows its own active fair, else the national one, and nothing while none is active', () => {
  const national = fair({ id: 1 });
  const caribe = fair({ id: 2, region: 'caribe', kind: 'regional' });
  expect(virtualFairFor('caribe', [national, caribe])?.id).toBe(2);
  expect(virtualFairFor('valle', [national, caribe])?.id).toBe(1);
  expect(virtualFairFor('valle', [fair({ isActive: false }), fair({ kind: 'in-person' })])).toBeUndefined();
});

test('days left count the last day, by the clock of Bogotá', () => {
  expect(daysLeft('2026-11-21', Date.parse('2026-11-22T03:00:00Z'))).toBe(1);
  expect(daysLeft('2026-11-21', Date.parse('2026-11-22T06:00:00Z'))).toBe(0);
  expect(daysLeft('2026-12-20', Date.parse('2026-11-21T12:00:00Z'))).toBe(30);
});
