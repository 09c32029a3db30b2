import { fitsPassword } from 'infra-api/people/users/password.ts';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';
import { type AdminFixture, createAdminFixture } from './testing/admin-fixture.ts';

let pool: Pool;
let admin: AdminFixture['admin'];
let refusal: AdminFixture['refusal'];
let spareDatabase: AdminFixture['spareDatabase'];
let fixture: AdminFixture;

beforeAll(async () => {
  fixture = await createAdminFixture();
  ({ pool, admin, refusal, spareDatabase } = fixture);
});
afterEach(() => fixture.dropSpares());
afterAll(() => fixture.close());

describe('help', () => {
  test('lists every command, explains each, and needs no database', async () => {
    const lines: string[] = [];
    const call = { databaseUrl: undefined, prefix: 'admin', readInput: async () => '' };
    await runCommand({ ...call, words: [], print: (line) => void lines.push(line) });
    for (const { name, summary } of commands)
      expect(lines.join('\n')).toMatch(new RegExp(`${name} +${summary.slice(0, 20)}`));
    await runCommand({ ...call, words: ['export', '--help'], print: (line) => void lines.push(line) });
    expect(lines.at(-1)).toContain('copy the folder of uploads');
  });

  test.each([
    [['nothing'], 'There is no command nothing'],
    [['export'], 'Say a new folder'],
    [['status', '--what'], 'status takes no words'],
    [['create-user', 'ana@example.com', '--pasword', 'x'], "Unknown option '--pasword': see `help`"],
  ])('%j is one sentence', async (words, sentence) => {
    const told = await refusal(words);
    expect(told).toContain(sentence);
    expect(told).not.toContain('\n');
  });

  test('a database that is away, or none, is one sentence', async () => {
    const told = await refusal(['status'], { url: 'postgresql://umbral@127.0.0.1:9/umbral' });
    expect(told).toMatch(/^The database cannot be reached \(.*\): is it running/);
    await expect(
      runCommand({
        words: ['status'],
        databaseUrl: undefined,
        prefix: '',
        print: () => undefined,
        readInput: async () => '',
      }),
    ).rejects.toThrow('Set DATABASE_URL');
  });
});

describe('schema', () => {
  test('migrate ends its connections: a service that waits for it goes on at once', async () => {
    await admin(['migrate']);
    const open =
      "select count(*)::int as open from pg_stat_activity where application_name = 'umbral-admin' and datname = current_database()";
    await expect.poll(async () => (await pool.query(open)).rows[0].open, { timeout: 2000 }).toBe(0);
  });

  test('status, migrate and seed lead from nothing to a filled portal, and repeat without change', async () => {
    const url = await spareDatabase({ migrated: false });
    expect(await admin(['status'], { url })).toMatch(/Schema: 0 of \d+ migrations\n {2}run `migrate`/);
    expect(await refusal(['seed'], { url })).toMatch(/^The database lacks \d+ migrations: run `migrate` first\.$/);
    expect(await admin(['migrate'], { url })).toContain('applied 0001-foundation.sql');
    expect(await admin(['migrate'], { url })).toBe('The schema is up to date.');
    expect(await admin(['seed'], { url })).toBe('The database holds the demonstration data.');
    expect(await admin(['seed'], { url })).toContain('nothing changed');
    expect(await admin(['status'], { url })).toMatch(
      /PostgreSQL \d+[\s\S]*project {4}\d{3}[\s\S]*index-rebuild +1 wait/,
    );
  });
});

describe('accounts', () => {
  test('a piped password and roles make an account that can sign in; its creation is on record', async () => {
    const printed = await admin(
      [
        'create-user',
        'ana@example.com',
        '--name',
        'Ana',
        '--role',
        'administrador',
        '--role',
        'seo',
        '--builder',
        await someBuilder(),
      ],
      { input: 'Contraseña-1\n' },
    );
    expect(printed).toMatch(/^Account \d+ is created with administrador, seo\.$/);
    const { rows } = await pool.query(
      `select c.password_hash, u.first_name, array(select role_key from user_role r where r.user_id = u.id order by 1) as roles,
         (select count(*) from builder_member m where m.user_id = u.id) as builders,
         (select count(*) from security_event e where e.kind = 'account-created' and e.user_id = u.id
           and e.done_by = 'command') as records
       from app_user u join credential c on c.user_id = u.id where u.email = 'ana@example.com'`,
    );
    expect(rows[0]).toMatchObject({ first_name: 'Ana', roles: ['administrador', 'seo'], builders: 1, records: 1 });
    expect(await fitsPassword(rows[0].password_hash, 'Contraseña-1'.normalize('NFD'), 'test')).toBe(true);
  });

  test('a made password is shown once and fits', async () => {
    const printed = await admin(['create-user', 'luis@example.com', '--generate']);
    const made = printed.split('shown only now: ')[1] ?? '';
    expect(made).toMatch(/^[\w-]{20}$/);
    const { rows } = await pool.query(
      "select password_hash from credential c join app_user u on u.id = c.user_id where u.email = 'luis@example.com'",
    );
    expect(await fitsPassword(rows[0].password_hash, made, 'test')).toBe(true);
  });

  test.each([
    [['create-user', 'admin@example.com', '--generate'], '', 'has an account already'],
    [['create-user', 'no-address', '--generate'], '', 'Say the e-mail address'],
    [['create-user', 'x@example.com', '--role', 'king', '--generate'], '', 'there are constructora, administrador'],
    [['create-user', 'x@example.com', '--builder', 'nobody', '--generate'], '', 'There is no builder nobody'],
    [['create-user', 'x@example.com'], '', 'Pipe the password'],
    [['create-user', 'x@example.com'], 'corta', 'needs 8 to 64 characters'],
  ])('%j is refused and changes nothing', async (words, input, sentence) => {
    expect(await refusal(words, { input })).toContain(sentence);
    const { rows } = await pool.query("select 1 from app_user where email in ('x@example.com', 'no-address')");
    expect(rows).toEqual([]);
  });

  async function someBuilder(): Promise<string> {
    const { rows } = await pool.query<{ slug: string }>('select slug from builder order by id limit 1');
    return rows[0]?.slug ?? '';
  }
});

describe('outbox', () => {
  async function deadRow(topic: string): Promise<number> {
    const { rows } = await pool.query<{ id: number }>(
      `insert into outbox (topic, aggregate_key, state, attempts, finished_at, last_error)
       values ($1, 'x:1', 'dead', 8, now(), 'refused') returning id`,
      [topic],
    );
    return rows[0]?.id ?? 0;
  }

  const stateOf = async (id: number) =>
    (await pool.query('select state, attempts from outbox where id = $1', [id])).rows[0];

  test('dead work is listed, replayed one by one or by topic, and dropped with a reason', async () => {
    const [first, second, third] = [await deadRow('mail'), await deadRow('mail'), await deadRow('webhook')];
    expect(await admin(['list-dead'])).toContain(`${first}\tmail\tx:1\t8\t`);
    expect(await admin(['list-dead', '--topic', 'webhook'])).not.toContain('mail');
    expect(await admin(['replay-dead', String(first)])).toBe(`Row ${first} waits again.`);
    expect(await stateOf(first)).toEqual({ state: 'pending', attempts: 0 });
    expect(await admin(['replay-dead', '--topic', 'mail'])).toBe('1 rows wait again.');
    expect(await stateOf(second)).toEqual({ state: 'pending', attempts: 0 });
    expect(await refusal(['drop-dead', String(third)])).toContain('Say why');
    expect(await admin(['drop-dead', String(third), '--reason', 'the provider is gone'])).toBe(
      `Row ${third} is dropped.`,
    );
    expect(await stateOf(third)).toMatchObject({ state: 'dropped' });
    expect(await admin(['list-dead'])).toBe('Nothing is dead.');
    expect(await refusal(['replay-dead', String(third)])).toContain(`No dead row has the number ${third}`);
    expect(await refusal(['replay-dead', 'seven'])).toContain('is no number of a row');
  });

  test('reindex queues one rebuild, however often it is asked for', async () => {
    await pool.query("delete from outbox where topic = 'index-rebuild'");
    await admin(['reindex', '--no-wait']);
    await admin(['reindex', '--no-wait']);
    const { rows } = await pool.query("select state from outbox where topic = 'index-rebuild'");
    expect(rows).toEqual([{ state: 'pending' }]);
  });

  test('reindex waits for the worker and tells how it went', async () => {
    await pool.query("delete from outbox where topic = 'index-rebuild'");
    const waiting = admin(['reindex']);
    const end = (state: string, error: string | null) =>
      pool.query(
        "update outbox set state = $1, last_error = $2, finished_at = now() where topic = 'index-rebuild' and state = 'pending'",
        [state, error],
      );
    await expect.poll(async () => (await end('done', null)).rowCount).toBe(1);
    expect(await waiting).toBe('The search index is rebuilt.');
    const failing = refusal(['reindex']);
    await expect.poll(async () => (await end('dead', 'no engine')).rowCount).toBe(1);
    expect(await failing).toBe('The rebuild failed for good: no engine.');
  });
});
