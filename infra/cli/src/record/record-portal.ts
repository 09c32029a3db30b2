import { once } from 'node:events';
import { createServer } from 'node:http';
import { openBuiltRemote } from '@umbral/test/built-remote.ts';
import { type FragmentPlace, keyOfFragment, placesIn } from '@umbral/test/fragment-places.ts';
import type { RecordedAnswer, Recording } from '@umbral/test/recording.ts';
import { z } from 'zod';
import { readContracts } from '../contracts/read-contracts.ts';

interface RecordWish {
  /** Of the portal, without a path. */
  readonly origin: string;
  /** Where the build of this repository lies. */
  readonly folder: string;
  /** Addresses of its pages; without them those whose parameters may all be left out. */
  readonly pages: readonly string[];
}

const drawnSchema = z.object({ html: z.string() });
const patienceMs = 30_000;

/**
 * Draws pages of a build on this machine, with the API of a portal, and keeps what they asked of others: nobody's session
 * is in it. Throws where the portal does not answer.
 */
export async function recordPortal({ origin, folder, pages }: RecordWish, signal: AbortSignal): Promise<Recording> {
  const { composition, remotes } = await readContracts(origin, signal);
  const ask = (path: string) =>
    fetch(`${origin}${path}`, { signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]) });
  const answers = new Map<string, RecordedAnswer>();
  const places = new Map<string, FragmentPlace>();
  const api = await listen(async (path) => {
    const response = await ask(`/api${path}`);
    const answer = { status: response.status, body: await response.json().catch(() => null) };
    answers.set(path, answer);
    return answer;
  });
  try {
    const remote = openBuiltRemote(folder, { apiBase: api.base });
    for (const page of pages.length > 0 ? pages : simplePages(remote.manifest.contract?.routes ?? []))
      for (const place of placesIn((await remote.page(page)).html)) places.set(keyOfFragment(place), place);
    const fragments = new Map<string, string>();
    for (const [key, { of, props }] of places) {
      const response = await ask(`/_fragment/${of}?${new URLSearchParams({ props })}`);
      const drawn = drawnSchema.safeParse(await response.json().catch(() => undefined)).data;
      if (drawn) fragments.set(key, drawn.html);
    }
    const { app } = remote.manifest;
    const others = Object.entries(remotes).filter(([name]) => name !== app);
    return { format: 1, composition, remotes: sorted(others), fragments: sorted(fragments), answers: sorted(answers) };
  } finally {
    api.close();
  }
}

/** The same content has the same bytes. */
function sorted<Value>(rows: Iterable<readonly [string, Value]>): Record<string, Value> {
  return Object.fromEntries([...rows].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function simplePages(routes: readonly { readonly pattern: string }[]): string[] {
  return routes.map(({ pattern }) => pattern.replace(/\/:\w+\?.*$/, '')).filter((address) => !address.includes(':'));
}

/** An API on this machine that passes on what is only read. */
async function listen(answer: (path: string) => Promise<RecordedAnswer>) {
  const server = createServer(({ method, url = '/' }, response) => {
    const known = method === 'GET' ? answer(url) : Promise.reject(new Error(`${method} is not recorded`));
    known
      .catch(
        ({ message }: Error): RecordedAnswer => ({
          status: 503,
          body: { type: 'unavailable', title: message, status: 503 },
        }),
      )
      .then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { base: `http://127.0.0.1:${port}`, close };
}
