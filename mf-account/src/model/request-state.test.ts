import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { expect, test } from 'vitest';
import { hasVisitAhead, requestState } from './request-state.ts';

const today = '2026-11-24';
const plain = { withdrawn_at: null, visit_change: null, schedule_date: null, state: 'sent' } as OwnContact;
const visit = { ...plain, schedule_date: today, visit_state: 'asked' as const };
const cancelled = {
  ...visit,
  visit_change: 'cancelled',
  visit_state: 'cancelled',
  visit_changed_by: 'person',
} as const;

test.each<[Partial<OwnContact>, string]>([
  [plain, 'sent'],
  [{ ...plain, state: 'new' }, 'sending'],
  [{ ...plain, state: 'attended' }, 'attended'],
  [{ ...plain, state: 'contacted' }, 'attended'],
  [{ ...plain, state: 'discarded' }, 'closed'],
  [visit, 'asked'],
  [{ ...visit, visit_change: 'moved' }, 'moved'],
  [{ ...visit, visit_state: 'proposed' }, 'proposed'],
  [{ ...visit, visit_state: 'confirmed' }, 'confirmed'],
  [{ ...visit, visit_state: 'confirmed', schedule_date: '2026-11-23' }, 'past'],
  [cancelled, 'cancelled'],
  [{ ...cancelled, visit_changed_by: 'builder' }, 'called-off'],
  [{ ...visit, schedule_date: '2026-11-23' }, 'past'],
  [{ ...cancelled, withdrawn_at: '2026-11-20T10:00:00Z' }, 'withdrawn'],
])('a request %j is told as %s', (changes, state) => {
  expect(requestState({ ...plain, ...changes }, today)).toBe(state);
});

test('a visit of today is still ahead, one that is over or called off is not', () => {
  const states = [
    'asked',
    'moved',
    'proposed',
    'confirmed',
    'past',
    'cancelled',
    'called-off',
    'withdrawn',
    'sent',
  ] as const;
  expect(states.filter(hasVisitAhead)).toEqual(['asked', 'moved', 'proposed', 'confirmed']);
});
