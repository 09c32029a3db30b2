import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { expect, test } from 'vitest';
import { hasVisitAhead, requestState } from './request-state.ts';

const today = '2026-11-24';
const plain = { withdrawn_at: null, visit_change: null, schedule_date: null, state: 'sent' } as OwnContact;
const visit = { ...plain, schedule_date: today };

test.each<[Partial<OwnContact>, string]>([
  [plain, 'sent'],
  [{ ...plain, state: 'new' }, 'sending'],
  [{ ...plain, state: 'attended' }, 'attended'],
  [{ ...plain, state: 'discarded' }, 'closed'],
  [visit, 'asked'],
  [{ ...visit, visit_change: 'moved' }, 'moved'],
  [{ ...visit, visit_change: 'cancelled' }, 'cancelled'],
  [{ ...visit, schedule_date: '2026-11-23' }, 'past'],
  [{ ...visit, visit_change: 'cancelled', withdrawn_at: '2026-11-20T10:00:00Z' }, 'withdrawn'],
])('a request %j is told as %s', (changes, state) => {
  expect(requestState({ ...plain, ...changes }, today)).toBe(state);
});

test('a visit of today is still ahead, one that is over or called off is not', () => {
  expect((['asked', 'moved', 'past', 'cancelled', 'withdrawn', 'sent'] as const).filter(hasVisitAhead)).toEqual([
    'asked',
    'moved',
  ]);
});
