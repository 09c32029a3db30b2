import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { texts } from '../texts.ts';
import { hashToken, isToken } from '../tokens/opaque-token.ts';
import { type LinkPage, linkPageHeaders, linkPageHtml } from './link-page-html.ts';

/** What a link of a mail is for. */
export interface LinkAction {
  path: string;
  /** Asks; nothing happens before its button is pressed. */
  question: LinkPage;
  done: LinkPage;
  /** Whether the token still leads to something. Only reads. */
  isKnown(tokenHash: Buffer): Promise<boolean>;
  /** Does it; doing it again changes nothing. */
  act(tokenHash: Buffer, request: FastifyRequest): Promise<void>;
}

const query = z.object({ token: z.string().max(200).default('') });
/** Large mail programs press the buttons of all their readers from few addresses. */
const limit = { rateLimit: { max: 600, timeWindow: 60_000, groupId: 'mail-links' } };
const formTypes = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Binds links of mails: GET asks and changes nothing, since programs open links too; POST does it, from the page or
 * from a mail program by RFC 8058.
 */
export function linkRoutes(app: FastifyInstance, actions: readonly LinkAction[]): void {
  void app.register(async (scope) => {
    ignoreForms(scope);
    for (const action of actions) bind(scope, action);
  });
}

function bind(app: FastifyInstance, action: LinkAction): void {
  const options = { schema: { hide: true, querystring: query }, config: limit };
  app.get(action.path, options, (request, reply) => answer(request, reply, action));
  app.post(action.path, options, (request, reply) => answer(request, reply, action));
}

async function answer(request: FastifyRequest, reply: FastifyReply, action: LinkAction): Promise<FastifyReply> {
  const { token } = query.parse(request.query);
  const hash = isToken(token) ? hashToken(token) : undefined;
  if (!hash || !(await action.isKnown(hash))) return show(reply.code(404), texts.linkGone, '');
  if (request.method === 'POST') {
    await action.act(hash, request);
    return show(reply, action.done, '');
  }
  return show(reply, action.question, `/api${action.path}?token=${token}`);
}

function show(reply: FastifyReply, page: LinkPage, action: string): FastifyReply {
  return reply.headers(linkPageHeaders).send(linkPageHtml(page, action));
}

/** Mail programs and the page itself post a form; the address says everything. */
function ignoreForms(app: FastifyInstance): void {
  for (const type of formTypes) {
    if (app.hasContentTypeParser(type)) app.removeContentTypeParser(type);
    app.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4096 }, async () => undefined);
  }
}
