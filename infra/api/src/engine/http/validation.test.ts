import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allEndpoints } from '../../testing/api-suite.ts';
import { send, signIn } from '../../testing/call.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { carelessFields, type WrongCall, wrongCalls } from '../../testing/wrong-input.ts';

let api: TestApp;
let endpoints: Endpoint[];
let cookie: string;

beforeAll(async () => {
  api = await createTestApp();
  endpoints = await allEndpoints();
  cookie = await signIn(api.app, 'admin');
});

afterAll(() => api.close());

/** Every row of every table but the sessions, which any call of a signed-in person renews. */
async function stateOfTables(): Promise<unknown> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'session' order by 1`.execute(
    api.backend.db,
  );
  const counts = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name, count(*) as total,
      sum(hashtext(t.ctid::text || t.xmin::text)::bigint)::text as rows from ${sql.table(name)} t`,
  );
  const { rows } = await sql`${sql.join(counts, sql` union all `)} order by 1`.execute(api.backend.db);
  return rows;
}

function idsOf(title: string): string[] {
  return title.match(/C\d{3}/g) ?? [];
}

async function refusal({ endpoint, part, input, fields }: WrongCall): Promise<unknown> {
  const answer = await send(api.app, endpoint, input, { cookie });
  const call = `${endpoint.id} ${endpoint.path} ${part}`;
  const type = answer.headers['content-type'];
  const named = answer.statusCode === 422 ? Object.keys(answer.json().issues ?? {}) : [];
  return { call, status: answer.statusCode, type, unnamed: fields.filter((field) => !isNamed(field, named)) };
}

/** A field of several parts is named by the part that is wrong (`area.min`). */
function isNamed(field: string, named: readonly string[]): boolean {
  return named.some((name) => name === field || name.startsWith(`${field}.`));
}

/** Every part of the calls that a title names is refused, wrong in each of its fields, and no table changes. */
async function refusesWrongInput(title: string): Promise<void> {
  const ids = idsOf(title);
  const calls = endpoints.filter(({ id }) => ids.includes(id)).flatMap(wrongCalls);
  expect([...new Set(calls.map(({ endpoint }) => endpoint.id))].toSorted()).toEqual(ids.toSorted());
  const before = await stateOfTables();
  for (const wrong of calls) {
    const call = `${wrong.endpoint.id} ${wrong.endpoint.path} ${wrong.part}`;
    const refused = { call, status: 422, type: 'application/problem+json; charset=utf-8', unnamed: [] };
    expect.soft(await refusal(wrong)).toEqual(refused);
  }
  expect(await stateOfTables()).toEqual(before);
}

test('[C132, C133, C134, C135, C136, C137, C138, C139, C140, C141, C401, C402, C403, C405] wrong input about audiences and surveys is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C093, C094, C095, C097, C099, C100, C101, C102, C103, C240, C241] wrong input about articles and comments is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C055, C056, C301, C302, C303, C304, C305, C306, C307, C308, C370] wrong input about a builder’s drafts, projects, prices and homes is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C044, C045, C046, C047, C048, C049, C050, C051, C052, C053, C054, C350, C352, C353] wrong input about builders is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C005, C007, C010, C011, C012, C013, C015, C018, C019, C020, C022, C163, C371] wrong input about the vocabulary, places and points is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C084, C085, C086, C087, C088, C089, C090, C091, C092, C161, C248, C394, C395] wrong input about contacts and forms is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C127, C164, C165, C351] wrong input about visits, conversions and addresses is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C032, C104, C105, C106, C107, C109, C111, C148, C150, C151, C152, C153, C156, C157, C158] wrong input about fairs, events, guides, tools, magazines, pages and television is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C075, C076, C077, C078, C079, C080, C081] wrong input about filter lookups is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C112, C115, C116, C117, C118, C119, C126, C166, C214, C217, C218, C228, C231, C236, C286, C288] wrong input about accounts, passwords, profiles, consents and sessions is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C067, C068, C069, C071, C072, C073, C074, C316, C396] wrong input about plants is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C309, C310, C311, C312, C313, C314, C315] wrong input about the administration of projects is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C057, C058, C059, C060, C061, C063, C064, C065, C066, C317, C318, C415] wrong input about projects is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C391, C392, C393] wrong input about kept results of calculators is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C120, C121, C122, C123, C124, C131, C221, C222, C224, C225, C226, C227, C407] wrong input about favourites, comparisons and alerts is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C142, C143, C144, C145, C146, C147, C159, C247, C249] wrong input about search-engine rules is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C251, C252, C257, C258, C259, C263, C265] wrong input about passkeys and second steps is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C242, C243, C244, C245, C246, C266, C267] wrong input about the accounts of others and the log of security is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C233, C234, C235] wrong input about visits and requests is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C260, C261, C380, C381, C382, C383, C384] wrong input about uploads is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C330, C331, C332, C333, C334, C335, C336, C337, C338, C339, C385] wrong input about the contacts and visits of a builder is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C340, C341, C342, C343, C344] wrong input about towers, homes and those who wait for one is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C360, C361, C362, C363, C364, C365, C366, C367, C368, C369] wrong input about previews, versions and comments is refused by field', ({
  task,
}) => refusesWrongInput(task.name));

test('[C386, C387, C388, C389] wrong input about the connection of a builder is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C420] a tour of what is no plant is refused', ({ task }) => refusesWrongInput(task.name));

test('[C408] wrong input about pages of legacy servers is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C410, C411, C412, C414] wrong input about ways around homes is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C274, C275, C276, C277, C278] wrong input about shared lists is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('[C279, C280, C281, C282, C283, C284] wrong input by the link of a list is refused by field', ({ task }) =>
  refusesWrongInput(task.name));

test('every call with input is named above, and no field takes whatever is sent', ({ task }) => {
  const covered = new Set(task.file.tasks.flatMap(({ name }) => idsOf(name)));
  const withInput = endpoints.filter((endpoint) => wrongCalls(endpoint).length > 0);
  expect(withInput.filter(({ id }) => !covered.has(id)).map(({ id }) => id)).toEqual([]);
  expect(endpoints.flatMap(carelessFields)).toEqual([]);
});
