import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRegistryFixture, type RegistryFixture, sampleRelease } from '../testing/registry-fixture.ts';
import { foldHealth } from './record-health.ts';

let fixture: RegistryFixture;

beforeAll(async () => {
  fixture = await createRegistryFixture();
  await fixture.upload(fixture.tokens.search, sampleRelease('mf-search', '1.0.1'));
});
afterAll(() => fixture.close());

function post(body: object, token = fixture.tokens.shell) {
  return fixture.call(token, 'POST', '/health', body);
}

const counted = { remote: 'mf-search', version: '1.0.1', cohort: 'stable', visitors: 1, signals: {} };

describe('a report of health', () => {
  test('is taken where it says what it should', async () => {
    const answer = await post({ shell: 'shell-9', report: 9, seq: 1, counts: [counted] });
    expect(answer.statusCode, answer.body).toBe(204);
  });

  test.each([
    ['of an unknown signal', { signals: { mood: [1, 1] } }],
    ['with too few spans', { signals: { cls: [1] } }],
    ['with less than nothing', { signals: { crashed: [1, -1] } }],
    ['of an unknown cohort', { cohort: 'link' }],
    ['of what no remote is called', { remote: '../nothing' }],
  ])('%s is refused', async (_name, wrong) => {
    const one = { ...counted, ...wrong };
    const answer = await post({ shell: 'shell-9', report: 10, seq: 1, counts: [one] });
    expect(answer.statusCode).toBe(422);
  });

  test('is taken from shells only', async () => {
    const body = { shell: 'shell-9', report: 11, seq: 1, counts: [] };
    expect((await post(body, fixture.tokens.search)).statusCode).toBe(403);
    expect((await post(body, '')).statusCode).toBe(401);
  });

  test('becomes one of an hour after a day, and goes after a week', async () => {
    const { pool, registry } = fixture;
    const rows = async () =>
      (
        await pool.query<{ minute: Date; counts: number[] }>(
          `select minute, counts from releases.health_minute where version = 'fold' order by minute`,
        )
      ).rows;
    await pool.query(
      `insert into releases.health_minute (minute, seq, remote, version, cohort, signal, counts)
       select date_trunc('hour', now()) - make_interval(days => days, mins => mins), 1, 'mf-fair', 'fold', 'stable', 'crashed', '{5,1}'
       from (values (0, 1), (2, 10), (2, 20), (2, 60), (8, 0)) as at (days, mins)`,
    );
    await foldHealth(registry.db);
    await foldHealth(registry.db);
    expect((await rows()).map(({ counts }) => counts.map(Number))).toEqual([
      [15, 3],
      [5, 1],
    ]);
  });
});
