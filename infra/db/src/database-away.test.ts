import pg from 'pg';
import { expect, test } from 'vitest';
import { isDatabaseAway } from './database-away.ts';

const withCode = (code: string, facts: object = {}) => Object.assign(new Error('x'), { code, ...facts });

test.each([
  ['a server that was killed', withCode('57P02')],
  ['a server that is starting', withCode('57P03')],
  ['no room for a connection', withCode('53300')],
  ['a connection that failed', withCode('08006')],
  ['a refused port', withCode('ECONNREFUSED')],
  ['a missing socket', withCode('ENOENT', { syscall: 'connect' })],
  ['a broken connection', new Error('Connection terminated unexpectedly')],
  ['a full pool', new Error('timeout exceeded when trying to connect')],
])('%s means away', (_what, error) => expect(isDatabaseAway(error)).toBe(true));

test.each([
  ['a wrong statement', withCode('42601')],
  ['a broken rule', withCode('23505')],
  ['a statement that took too long', withCode('57014')],
  ['a missing file', withCode('ENOENT', { syscall: 'open' })],
  ['anything else', new Error('no')],
  ['no error', 'Connection terminated'],
])('%s does not', (_what, error) => expect(isDatabaseAway(error)).toBe(false));

test('what pg throws where nothing listens means away', async () => {
  for (const url of ['postgresql://u@127.0.0.1:9/x', 'postgresql://u@localhost/x?host=%2Fnowhere']) {
    const error = await new pg.Client({ connectionString: url }).connect().catch((reason: unknown) => reason);
    expect(isDatabaseAway(error)).toBe(true);
  }
});
