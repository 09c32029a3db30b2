import { expect, test } from 'vitest';
import { auditCsv } from './audit-csv.ts';

const entry = {
  id: 7,
  at: new Date('2026-11-22T04:00:00Z'),
  actor: 'olga',
  action: 'promote',
  remote: 'mf-search',
  version: '1.4.0',
  reason: 'faster "cards", at last',
  facts: { seq: 3 },
};

test('commas, quotes and lines stay inside their cell', () => {
  expect(auditCsv([{ ...entry, remote: null, reason: 'one\ntwo' }, entry])).toBe(
    '\uFEFFid,at,actor,action,remote,version,reason,facts\r\n' +
      '7,2026-11-22T04:00:00.000Z,olga,promote,,1.4.0,"one\ntwo","{""seq"":3}"\r\n' +
      '7,2026-11-22T04:00:00.000Z,olga,promote,mf-search,1.4.0,"faster ""cards"", at last","{""seq"":3}"\r\n',
  );
});

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('%j is text for every spreadsheet', (reason) => {
  expect(auditCsv([{ ...entry, reason }])).toContain(`,'${reason},`);
});
