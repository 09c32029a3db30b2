import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Backend } from '../backend.ts';

interface TopicDepth {
  topic: string;
  waiting: number;
  running: number;
  dead: number;
  oldest_seconds: number;
}

/** How much of each topic waits, runs and is dead, and for how long the oldest waits; finished work is not read. */
export async function outboxDepth({ db }: Pick<Backend, 'db'>): Promise<TopicDepth[]> {
  const { rows } = await sql<TopicDepth>`
    select topic, count(*) filter (where state = 'pending')::int as waiting,
      count(*) filter (where state = 'running')::int as running, count(*) filter (where state = 'dead')::int as dead,
      coalesce(extract(epoch from now() - min(created_at) filter (where state <> 'dead')), 0)::float as oldest_seconds
    from (
      select topic, state, created_at from outbox where state = 'pending'
      union all select topic, state, created_at from outbox where state = 'running'
      union all select topic, state, created_at from outbox where state = 'dead') unfinished
    group by topic order by topic`.execute(db);
  return rows;
}

const gauges = [
  ['outbox_waiting', 'Rows that wait for a worker', 'waiting'],
  ['outbox_running', 'Rows that a worker holds', 'running'],
  ['outbox_dead', 'Rows that were given up', 'dead'],
  ['outbox_oldest_seconds', 'Age of the oldest unfinished row', 'oldest_seconds'],
] as const;

/** All gauges of one collection read the same answer. */
const freshMs = 500;

/** Adds the outbox's gauges to a registry; they are read from the database whenever somebody collects. */
export function measureOutbox(registry: Registry, backend: Backend): void {
  let reading: { at: number; depth: Promise<TopicDepth[]> } | undefined;

  function read(): Promise<TopicDepth[]> {
    const at = performance.now();
    if (!reading || at - reading.at > freshMs) {
      // While the database is away the other metrics are still told.
      reading = { at, depth: outboxDepth(backend).catch(() => []) };
    }
    return reading.depth;
  }

  for (const [name, help, column] of gauges) {
    new Gauge({
      name,
      help,
      labelNames: ['topic'],
      registers: [registry],
      async collect() {
        const depths = await read();
        this.reset();
        for (const depth of depths) this.set({ topic: depth.topic }, depth[column]);
      },
    });
  }
}
