import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture } from '../testing/registry-fixture.ts';

let fixture: RegistryFixture;
beforeAll(async () => {
  fixture = await createRegistryFixture();
});
afterAll(() => fixture.close());

describe('failures', () => {
  const told = {
    remote: 'mf-search',
    version: '1.1.0',
    cohort: 'canary',
    kind: 'crashed',
    message: 'No plant 17 for ana@example.com',
    stack: 'Error\n at draw (https://portal.test/r/mf-search/1.1.0/web/page.js?x=1:1:20)',
    count: 2,
  };
  const tell = (token: string, failures: object[]) => fixture.call(token, 'POST', '/failures', { failures });

  test('are counted in groups that say nothing of who met them, with the team that they belong to', async () => {
    const { call, tokens } = fixture;
    const again = { ...told, message: 'No plant 4 for luis@example.com', count: 3 };
    for (const one of [told, again]) expect((await tell(tokens.shell, [one])).statusCode).toBe(204);
    await tell(tokens.shell, [
      { ...told, cohort: 'stable' },
      { ...told, remote: 'mf-project' },
    ]);
    const { failures } = (await call(tokens.search, 'GET', '/failures?remote=mf-search')).json();
    expect(failures).toHaveLength(2);
    expect(failures).toContainEqual({
      id: expect.any(Number),
      remote: 'mf-search',
      team: 'search',
      version: '1.1.0',
      cohort: 'canary',
      kind: 'crashed',
      message: 'No plant # for [correo]',
      stack: 'at draw (/r/mf-search/1.1.0/web/page.js:1:20)',
      count: 5,
      firstSeen: expect.any(String),
      lastSeen: expect.any(String),
    });
  });

  test('are told by shells only, in bounds', async () => {
    const { tokens, pool } = fixture;
    expect((await tell(tokens.search, [told])).statusCode).toBe(403);
    expect((await tell(tokens.shell, [{ ...told, kind: 'Crashed!' }])).statusCode).toBe(422);
    expect(
      (
        await tell(
          tokens.shell,
          Array.from({ length: 101 }, () => told),
        )
      ).statusCode,
    ).toBe(422);
    const letters = (at: number) =>
      [at % 26, Math.floor(at / 26) % 26].map((n) => String.fromCharCode(97 + n)).join('');
    for (let start = 0; start < 400; start += 100) {
      const many = Array.from({ length: 100 }, (_, at) => ({
        ...told,
        remote: 'mf-fair',
        message: letters(start + at),
      }));
      expect((await tell(tokens.shell, many)).statusCode).toBe(204);
    }
    const count = "select count(*)::int as groups from releases.failure_group where remote = 'mf-fair'";
    expect((await pool.query(count)).rows[0].groups).toBe(300);
    await pool.query(
      "update releases.failure_group set last_seen = now() - interval '15 days' where remote = 'mf-fair'",
    );
    await tell(tokens.shell, [{ ...told, remote: 'mf-fair', message: 'a new one' }]);
    expect((await pool.query(count)).rows[0].groups).toBe(1);
  });
});
