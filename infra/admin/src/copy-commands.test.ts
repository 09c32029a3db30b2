import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from 'infra-db/pool.ts';
import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AdminFixture, createAdminFixture } from './testing/admin-fixture.ts';

let pool: Pool;
let admin: AdminFixture['admin'];
let refusal: AdminFixture['refusal'];
let spareDatabase: AdminFixture['spareDatabase'];
let fixture: AdminFixture;
let folder = '';

beforeAll(async () => {
  fixture = await createAdminFixture();
  ({ pool, admin, refusal, spareDatabase } = fixture);
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'umbral-admin-'));
});
afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await fixture.dropSpares();
});
afterAll(() => fixture.close());

test('a database that is exported and imported is the same: rows, sums, numbers and rules', async () => {
  const [out, again] = [join(folder, 'out'), join(folder, 'again')];
  const printed = await admin(['export', out]);
  expect(printed).toMatch(/^\d+ rows of \d+ tables are in /);
  expect(statSync(out).mode & 0o777).toBe(0o700);
  expect(statSync(join(out, 'app_user.copy')).mode & 0o777).toBe(0o600);
  const url = await spareDatabase({ migrated: false });
  await admin(['import', out, '--no-reindex'], { url });
  await admin(['export', again], { url });
  const first = manifest(out);
  const second = manifest(again);
  expect(first.tables.find(({ name }) => name === 'project')?.rows).toBeGreaterThan(100);
  expect(second.tables).toEqual(first.tables);
  expect(second.sequences).toEqual(first.sequences);
  expect(second.migrations).toEqual(first.migrations);
  await expectSameRules(url);
});

test('an import has the index rebuilt unless told otherwise', async () => {
  const out = join(folder, 'out');
  await pool.query("delete from outbox where topic = 'index-rebuild'");
  await admin(['export', out]);
  const url = await spareDatabase({ migrated: true });
  await admin(['import', out], { url });
  const imported = createPool({ url });
  const { rows } = await imported.query("select state from outbox where topic = 'index-rebuild'");
  await imported.end();
  expect(rows).toEqual([{ state: 'pending' }]);
});

test('an export is of one moment, although the portal writes', async () => {
  const out = join(folder, 'out');
  let isWriting = true;
  const writing = (async () => {
    while (isWriting) {
      await pool.query(
        "with one as (insert into outbox (topic, aggregate_key) values ('pair', 'a') returning 1) insert into audit_log (action, entity, entity_id) select 'pair', 'pair', '1' from one",
      );
    }
  })();
  await admin(['export', out]);
  isWriting = false;
  await writing;
  const count = (table: string) =>
    readFileSync(join(out, `${table}.copy`), 'utf8')
      .split('\n')
      .filter((line) => line.includes('\tpair\t')).length;
  expect(count('outbox')).toBe(count('audit_log'));
});

test('a filled database, another schema, a broken file and a strange folder are refused, and nothing is kept', async () => {
  const out = join(folder, 'out');
  await admin(['export', out]);
  expect(await refusal(['import', out])).toMatch(
    /^The database has rows in \w+ already: an import needs an empty one\.$/,
  );
  expect(await refusal(['import', folder])).toContain('holds no complete export');
  expect(await refusal(['export', out])).toContain('is not empty: name a new folder');
  const url = await spareDatabase({ migrated: true });
  const cities = join(out, 'city.copy');
  const text = readFileSync(cities, 'utf8');
  writeFileSync(cities, text.replace('Bogotá', 'Bogota'));
  expect(await refusal(['import', out], { url })).toBe(
    'The file of city is not what was exported: nothing was imported.',
  );
  writeFileSync(cities, text.slice(0, text.length / 2));
  expect(await refusal(['import', out], { url })).toContain('city');
  writeFileSync(cities, text);
  const known = manifest(out);
  writeFileSync(join(out, 'manifest.json'), JSON.stringify({ ...known, migrations: known.migrations.slice(0, -1) }));
  expect(await refusal(['import', out], { url })).toContain('is of another schema');
  expect(await admin(['status'], { url })).toMatch(/project {4}0/);
  await expectSameRules(url);
});

interface WrittenManifest {
  tables: { name: string; rows: number; sha256: string }[];
  sequences: unknown[];
  migrations: unknown[];
}

function manifest(of: string): WrittenManifest {
  return JSON.parse(readFileSync(join(of, 'manifest.json'), 'utf8'));
}

/** Constraints and triggers as the catalogue describes them. */
async function rulesOf(from: Pool): Promise<unknown[]> {
  const { rows } = await from.query(
    `select conrelid::regclass::text as of, conname::text as name, pg_get_constraintdef(oid) || convalidated as rule from pg_constraint
       where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text, tgname::text, tgenabled::text || pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
     order by 1, 2, 3`,
  );
  return rows;
}

async function expectSameRules(url: string): Promise<void> {
  const imported = createPool({ url });
  const rules = await rulesOf(imported);
  await imported.end();
  expect(rules.length).toBeGreaterThan(100);
  expect(rules).toEqual(await rulesOf(pool));
}
