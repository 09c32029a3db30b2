import { z } from 'zod';
import type { Config } from '../config.ts';
import { type Topic, together } from './topic.ts';

const purgeOrder = z.object({ paths: z.array(z.string().startsWith('/')).optional(), all: z.boolean().optional() });

/** Tells the shell which pages have changed; several orders become one. Without a shell there is nothing to tell. */
export function purgeTopic(shell: Config['shell']): Topic {
  return {
    name: 'purge',
    batch: 100,
    run: together(async (rows) => {
      if (!shell) return;
      const orders = rows.map(({ payload }) => purgeOrder.parse(payload));
      const isEverything = orders.some(({ all, paths }) => all || !paths);
      await purge(shell, isEverything ? {} : { paths: orders.flatMap(({ paths = [] }) => paths) });
    }),
  };
}

async function purge(shell: NonNullable<Config['shell']>, body: { paths?: string[] }): Promise<void> {
  const response = await fetch(new URL('/_platform/purge', shell.url), {
    method: 'POST',
    headers: { authorization: `Bearer ${shell.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(5000),
  });
  if (!response.ok) throw new Error(`the shell answered ${response.status} to a purge`);
}
