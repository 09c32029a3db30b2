import { buildApp } from 'infra-api/app.ts';
import { createApiPool, createBackend } from 'infra-api/engine/backend.ts';
import type { Config } from 'infra-api/engine/config.ts';
import type { PoolClient, QueryConfig } from 'pg';
import type { Read } from './read-mix.ts';

/** Runs every read once inside an API of its own and gives the statements that each made, in the order of the reads. */
export async function recordStatements(config: Config, reads: readonly Read[]): Promise<readonly QueryConfig[][]> {
  const pool = createApiPool(config);
  let heard: QueryConfig[] = [];
  pool.on('connect', (client) => listen(client, (statement) => heard.push(statement)));
  const app = await buildApp(createBackend(config, pool));
  const recorded: QueryConfig[][] = [];
  for (const { method, path, body } of reads) {
    heard = [];
    const answer = await app.inject({ method, url: `/api${path}`, ...(body ? { payload: body } : {}) });
    if (answer.statusCode !== 200) throw new Error(`${method} ${path} answers ${answer.statusCode}`);
    recorded.push(heard);
  }
  await app.close();
  await pool.end();
  return recorded;
}

/** Statements come as a text with values, or as one object. */
function listen(client: PoolClient, onStatement: (statement: QueryConfig) => void): void {
  const { query } = client;
  client.query = new Proxy(query, {
    apply(target, self, inputs: readonly unknown[]) {
      const [first, values] = inputs;
      if (isStatement(first)) onStatement(first);
      else if (typeof first === 'string') onStatement({ text: first, values: Array.isArray(values) ? values : [] });
      return Reflect.apply(target, self, inputs);
    },
  });
}

function isStatement(value: unknown): value is QueryConfig {
  return typeof value === 'object' && value !== null && 'text' in value && !('submit' in value);
}
