import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createPool } from '../pool.ts';
import { insertListedProject } from '../testing/listed-project.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = createPool({ url: database.url, max: 8 });
  const client = await pool.connect();
  await insertListedProject(client);
  client.release();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});
beforeEach(async () => {
  await pool.query('truncate outbox');
});

async function waiting(): Promise<string[]> {
  const { rows } = await pool.query<{ key: string }>(
    "select aggregate_key as key from outbox where topic = 'index-plant' and state = 'pending' order by 1",
  );
  return rows.map(({ key }) => key);
}

interface Claimed {
  id: number;
  aggregate_key: string;
}

async function claim(worker: string, batch = 10, lease = '1 minute'): Promise<Claimed[]> {
  const { rows } = await pool.query<Claimed>("select * from claim_outbox($1, '{index-plant}', $2, $3::interval)", [
    worker,
    batch,
    lease,
  ]);
  return rows;
}

describe('the search index follows the database', () => {
  test.each([
    ['a price', 'update plant set price = price + 1000 where id = 2', ['2']],
    ['a title of the project', "update project set title = title || ' A'", ['1', '2', '3', '4', '5']],
    ['a category', "insert into project_category_link values (1, 'vis')", ['1', '2', '3', '4', '5']],
    ['a category that goes', 'delete from project_category_link', ['1', '2', '3', '4', '5']],
    ['the name of the builder', "update builder set name = 'Guayacán Dos'", ['1', '2', '3', '4', '5']],
    ['the name of the zone', "update zone set name = 'Suba Norte'", ['1', '2', '3', '4', '5']],
    ['a home in stock', "insert into stock_unit (plant_id, name, price) values (3, '101', 1)", ['3']],
    ['a plant that goes', 'delete from plant where id = 5', ['5']],
  ])('%s', async (_, statement, keys) => {
    await pool.query(statement);
    expect(await waiting()).toEqual(keys);
  });

  test('a save without a change queues nothing', async () => {
    await pool.query('update plant set price = price');
    await pool.query('update project set title = title');
    expect(await waiting()).toEqual([]);
  });

  test('many changes wait as one, and a change during the work waits anew', async () => {
    await pool.query("update plant set title = 'X' where id = 1");
    await pool.query("update plant set title = 'Y' where id = 1");
    expect(await waiting()).toEqual(['1']);
    await claim('a');
    await pool.query("update plant set title = 'Z' where id = 1");
    expect(await waiting()).toEqual(['1']);
  });

  test('a row whose change is not committed yet cannot be claimed with the old data', async () => {
    await pool.query("update plant set title = 'before' where id = 1");
    const writer = await pool.connect();
    await writer.query("begin; update plant set title = 'after' where id = 1");
    expect(await claim('a')).toEqual([]);
    await writer.query('commit');
    writer.release();
    expect(await claim('a')).toHaveLength(1);
  });

  test('a bulk load queues nothing', async () => {
    await pool.query("begin; set local umbral.bulk = 'on'; update plant set price = price + 1; commit");
    expect(await waiting()).toEqual([]);
  });
});

describe('work is leased, retried and given up', () => {
  const enqueue = (count: number) =>
    pool.query(
      "insert into outbox (topic, aggregate_key) select 'index-plant', n::text from generate_series(1, $1) n",
      [count],
    );

  test('workers at once never get the same row', async () => {
    await enqueue(60);
    const claims = await Promise.all(['a', 'b', 'c', 'd'].map((worker) => claim(worker, 20)));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(60);
  });

  test('a worker takes no more than its batch, also where the database joins row by row', async () => {
    await enqueue(40);
    const client = await pool.connect();
    await client.query('begin');
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'indexscan', 'bitmapscan']) {
      await client.query(`set local enable_${way} = off`);
    }
    const { rows } = await client.query("select id from claim_outbox('a', '{index-plant}', 3, interval '1 minute')");
    await client.query('commit');
    client.release();
    expect(rows).toHaveLength(3);
  });

  test('an expired lease goes to another worker, and the first may no longer finish', async () => {
    await enqueue(1);
    const [row] = await claim('a', 1, '-1 second');
    expect(await claim('b')).toHaveLength(1);
    const finish = (worker: string) =>
      pool.query<{ done: boolean }>('select finish_outbox($1, $2) as done', [row?.id, worker]);
    expect((await finish('a')).rows[0]?.done).toBe(false);
    expect((await finish('b')).rows[0]?.done).toBe(true);
  });

  test('a failure waits for the pause that it is given, and is dead after the last attempt', async () => {
    await pool.query("insert into outbox (topic, aggregate_key, max_attempts) values ('index-plant', '1', 2)");
    const fail = async () => {
      const [row] = await claim('a');
      const { rows } = await pool.query<{ state: string }>(
        "select fail_outbox($1, 'a', 'no answer', interval '10 seconds') as state",
        [row?.id],
      );
      return rows[0]?.state;
    };
    expect(await fail()).toBe('pending');
    expect(await claim('a')).toEqual([]);
    await pool.query('update outbox set next_attempt_at = now()');
    expect(await fail()).toBe('dead');
  });

  test('a worker that dies at every attempt leaves a dead row', async () => {
    await pool.query("insert into outbox (topic, aggregate_key, max_attempts) values ('index-plant', '1', 1)");
    await claim('a', 1, '-1 second');
    expect(await claim('b')).toEqual([]);
    expect((await pool.query('select state from outbox')).rows).toEqual([{ state: 'dead' }]);
  });

  test('of one thing only its oldest unfinished row is given out', async () => {
    await pool.query("insert into outbox (topic, aggregate_key) values ('index-plant', '1'), ('index-plant', '1')");
    expect(await claim('a')).toHaveLength(1);
    expect(await claim('b')).toEqual([]);
    await pool.query("select finish_outbox((select min(id) from outbox), 'a')");
    expect(await claim('b')).toHaveLength(1);
  });

  test('what cannot succeed is dead at once; what is out of reach waits untried; only the holder may say so', async () => {
    await enqueue(2);
    const [first, second] = await claim('a');
    await pool.query("select give_up_outbox($1, 'b', 'not mine')", [first?.id]);
    await pool.query("select give_up_outbox($1, 'a', 'no such address')", [first?.id]);
    await pool.query("select postpone_outbox($1, 'a', 'server away', '30 seconds')", [second?.id]);
    const { rows } = await pool.query('select state, attempts, last_error from outbox order by id');
    expect(rows).toEqual([
      { state: 'dead', attempts: 1, last_error: 'no such address' },
      { state: 'pending', attempts: 0, last_error: 'server away' },
    ]);
  });

  test('listeners hear of the topic at commit', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('listen outbox');
    const heard = new Promise<string | undefined>((resolve) => {
      listener.once('notification', ({ payload }) => resolve(payload));
    });
    await enqueue(1);
    expect(await heard).toBe('index-plant');
    await listener.end();
  });
});
