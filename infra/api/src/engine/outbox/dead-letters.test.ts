import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { dropDeadLetter, listDeadLetters, replayDeadLetter, replayDeadTopic } from './dead-letters.ts';
import { measureOutbox } from './outbox-metrics.ts';
import { createWorker } from './outbox-worker.ts';
import { GiveUp, oneByOne, type Topic } from './topic.ts';

let api: TestApp;
const silent = { warn: () => undefined, error: () => undefined };

beforeAll(async () => {
  api = await createTestApp();
});
beforeEach(async () => {
  await sql`truncate outbox restart identity`.execute(api.backend.db);
});
afterAll(() => api.close());

async function bury(...topics: string[]): Promise<void> {
  for (const topic of topics)
    await sql`insert into outbox (topic, aggregate_key, payload) values (${topic}, 'a', '{"id": 7}')`.execute(
      api.backend.db,
    );
  const work = async () => {
    throw new GiveUp('refused');
  };
  await createWorker(
    api.backend,
    [...new Set(topics)].map((name) => topicOf(name, work)),
    silent,
  ).drain();
}

function topicOf(name: string, work: () => Promise<void>): Topic {
  return { name, batch: 10, run: oneByOne(work) };
}

async function states(): Promise<string[]> {
  const { rows } = await sql<{ state: string }>`select state from outbox order by id`.execute(api.backend.db);
  return rows.map(({ state }) => state);
}

test('dead letters are listed with what they are about and why they died', async () => {
  await bury('mail', 'lead-webhook');
  expect(await listDeadLetters(api.backend)).toMatchObject([
    { id: 1, topic: 'mail', payload: { id: 7 }, attempts: 1, last_error: 'refused' },
    { id: 2, topic: 'lead-webhook' },
  ]);
  expect((await listDeadLetters(api.backend, 'mail')).map(({ id }) => id)).toEqual([1]);
});

test('one is replayed with all its attempts and then carried out; what is not dead is not touched', async () => {
  await bury('mail');
  expect(await replayDeadLetter(api.backend, 1)).toBe(true);
  expect(await replayDeadLetter(api.backend, 1)).toBe(false);
  await createWorker(api.backend, [topicOf('mail', async () => undefined)], silent).drain();
  expect(await states()).toEqual(['done']);
});

test('all of a topic are replayed, each decision is recorded', async () => {
  await bury('mail', 'mail', 'lead-webhook');
  expect(await replayDeadTopic(api.backend, 'mail')).toBe(2);
  expect(await states()).toEqual(['pending', 'pending', 'dead']);
  const { rows } = await sql`select entity_id, before from audit_log where action = 'outbox.replay'
    order by id desc limit 2`.execute(api.backend.db);
  expect(rows).toEqual([
    { entity_id: '2', before: { topic: 'mail', last_error: 'refused' } },
    { entity_id: '1', before: { topic: 'mail', last_error: 'refused' } },
  ]);
});

test('one is dropped with its reason and never comes back', async () => {
  await bury('mail');
  expect(await dropDeadLetter(api.backend, 1, 'la persona pidió no recibir correos')).toBe(true);
  expect(await replayDeadTopic(api.backend, 'mail')).toBe(0);
  expect(await states()).toEqual(['dropped']);
  const { rows } = await sql`select after from audit_log where action = 'outbox.drop'`.execute(api.backend.db);
  expect(rows).toEqual([{ after: { reason: 'la persona pidió no recibir correos' } }]);
});

test('depth, age of the oldest and the dead are told by topic, and finished work is not', async () => {
  await bury('mail');
  await sql`insert into outbox (topic, aggregate_key, created_at) values
    ('index-plant', '1', now() - interval '90 seconds'), ('index-plant', '2', now())`.execute(api.backend.db);
  await sql`insert into outbox (topic, aggregate_key, state) values ('purge', '1', 'done')`.execute(api.backend.db);
  const registry = new Registry();
  measureOutbox(registry, api.backend);
  const text = await registry.metrics();
  expect(text).toContain('outbox_waiting{topic="index-plant"} 2');
  expect(text).toContain('outbox_dead{topic="mail"} 1');
  expect(text).toMatch(/outbox_oldest_seconds\{topic="index-plant"\} 9\d/);
  expect(text).not.toContain('purge');
});
