import { expect, test } from 'vitest';
import { nextIssueDay } from './next-issue.ts';

test('[R066] the magazine appears every second month; a late issue has no day', () => {
  expect(nextIssueDay('2026-11-04', '2026-11-26')).toBe('2027-01-01');
  expect(nextIssueDay('2026-11-04', '2027-01-01')).toBeUndefined();
});
