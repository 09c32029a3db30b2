import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RenderEnvironment } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import { z } from 'zod';
import type { ServerHalf } from './server-half.ts';

interface FragmentDoorOptions {
  readonly remote: RemoteName;
  /** The only page that is answered. */
  readonly portalOrigin: string;
  readonly half: Pick<ServerHalf, 'draw'>;
  /** Gets the stack of what failed. */
  readonly tell: (text: string) => void;
}

/** One of the handlers of a development server; what is not for it goes on to the next. */
export type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** What a portal tells its browsers of themselves. Where anything lies is not taken from it. */
const told = z.object({
  currency: z.object({
    code: z.enum(['cop', 'usd', 'eur']),
    rates: z.object({ usd: z.number(), eur: z.number() }),
    asOf: z.string(),
  }),
  search: z.object({ appId: z.string(), apiKey: z.string() }),
});
const asked = z.object({ props: z.string().transform(parsed), environment: z.string().transform(parsed).pipe(told) });

/**
 * Answers `/_fragment/<remote>/<name>?props=…&environment=…` as a portal does, `{html, state, css}`: portals send there who
 * asks for fragments of a remote that is under development. The API and the index that its loaders ask are the portal's,
 * whatever the question says.
 */
export function fragmentDoor({ remote, portalOrigin, half, tell }: FragmentDoorOptions): Handler {
  const before = `/_fragment/${remote}/`;

  async function answer(url: URL): Promise<readonly [status: number, body: object]> {
    const read = asked.safeParse(Object.fromEntries(url.searchParams));
    if (!read.success) return [400, { title: 'No question of a portal' }];
    const { props, environment } = read.data;
    try {
      const result = await half.draw({
        kind: 'fragment',
        fragment: url.pathname.slice(before.length),
        props,
        url: `${portalOrigin}/`,
        headers: {},
        idPrefix: 'f0-',
        environment: environmentOf(environment, remote, portalOrigin),
      });
      if (result.status !== 200) return [404, { title: 'No such fragment' }];
      return [200, { html: result.html, state: result.state, css: [] }];
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
      return [500, { title: 'The fragment could not be drawn: the terminal says why' }];
    }
  }

  return (request, response, next) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (request.method !== 'GET' || !url.pathname.startsWith(before)) return next();
    // Any page of the browser can send a question here.
    if (request.headers.origin !== portalOrigin) return void response.writeHead(403).end();
    void answer(url).then(([status, body]) => {
      response.writeHead(status, {
        'access-control-allow-origin': portalOrigin,
        'cache-control': 'no-store',
        'content-type': 'application/json',
      });
      response.end(JSON.stringify(body));
    });
  };
}

function environmentOf(
  { currency, search }: z.output<typeof told>,
  remote: RemoteName,
  portalOrigin: string,
): RenderEnvironment {
  const { host, protocol } = new URL(portalOrigin);
  return {
    remote,
    version: 'dev',
    origin: portalOrigin,
    apiBase: `${portalOrigin}/api`,
    search: { ...search, host: `${host}/search`, protocol: protocol === 'https:' ? 'https' : 'http' },
    currency,
  };
}

function parsed(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('not JSON');
    return z.NEVER;
  }
}
