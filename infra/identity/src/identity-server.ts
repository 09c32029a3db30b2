import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type Provider from 'oidc-provider';
import { type Accounts, createAccounts, personForm } from './accounts.ts';
import { choicePage, expiredPage, pageHeaders } from './choice-page.ts';
import type { Config } from './config.ts';
import { texts } from './texts.ts';

/** Largest form that is read, bytes. */
const formLimit = 4096;

/** The provider's own part, which takes most of the memory, comes with the first request for it. */
interface Loaded {
  readonly provider: Provider;
  answer(request: IncomingMessage, response: ServerResponse): void;
}

/** A server that is ready at once and answers for `issuer`. */
export function createIdentityServer(config: Config, issuer: string): Server {
  const accounts = createAccounts();
  const host = new URL(issuer).host;
  let loading: Promise<Loaded> | undefined;
  const load = () => {
    loading ??= loadProvider(config, issuer, accounts);
    return loading;
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', issuer);
    if (pathname === '/readyz') return end(response, 200);
    // A page of another name that resolves to this machine is not ours.
    if (request.headers.host !== host) return end(response, 421);
    const loaded = await load();
    const [, uid] = /^\/interaction\/([\w-]{1,64})$/.exec(pathname) ?? [];
    if (uid === undefined) return loaded.answer(request, response);
    return interact({ config, accounts, provider: loaded.provider, request, response, uid });
  }

  return createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : String(error));
      if (response.headersSent) response.destroy();
      else end(response, 500);
    });
  });
}

async function loadProvider(config: Config, issuer: string, accounts: Accounts): Promise<Loaded> {
  const { createProvider } = await import('./provider.ts');
  const provider = await createProvider(config, issuer, accounts);
  return { provider, answer: provider.callback() };
}

interface Interaction {
  readonly config: Config;
  readonly accounts: Accounts;
  readonly provider: Provider;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly uid: string;
}

async function interact({ config, accounts, provider, request, response, uid }: Interaction): Promise<void> {
  const show = (status: number, html: string) => {
    response.writeHead(status, pageHeaders(config.portalOrigin)).end(html);
  };
  const details = await provider.interactionDetails(request, response).catch(() => undefined);
  if (details?.uid !== uid) return show(400, expiredPage());
  if (request.method === 'GET') return show(200, choicePage(uid));
  if (request.method !== 'POST' || !isOwnForm(request)) return end(response, 405);
  const form = await readForm(request);
  if (!form) return end(response, 413);
  if (form.cancel !== undefined) {
    return provider.interactionFinished(request, response, { error: 'access_denied' });
  }
  const given = personForm.safeParse(form);
  if (!given.success) return show(422, choicePage(uid, texts.invalid));
  const { sub } = accounts.remember(given.data);
  return provider.interactionFinished(request, response, { login: { accountId: sub, remember: false } });
}

/** A form that another site sends in the person's browser is not ours. */
function isOwnForm({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin';
}

/** The fields of a form; nothing where it is too long. */
async function readForm(request: IncomingMessage): Promise<Record<string, string> | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > formLimit) return undefined;
    chunks.push(chunk);
  }
  return Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString('utf8')));
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'cache-control': 'no-store' }).end();
}
