import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { toLoggedRefusal } from '../replies/error-replies.ts';
import type { Refusal } from '../replies/refusal.ts';
import { texts } from '../texts.ts';
import { linkPageHeaders, linkPageHtml } from './link-page-html.ts';

/** Whether a browser without JavaScript posted its form: it wants a page, not data. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm && (headers.accept ?? '').includes('text/html');
}

/**
 * Handles errors of calls that are also posted as plain forms: says on a page what was wrong, after which the browser's
 * way back keeps what was typed. Whoever wants data is told by the handler of all calls.
 */
export function showFailure(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!wantsPage(request)) throw error;
  return showRefusal(reply, toLoggedRefusal(error, request));
}

function showRefusal(reply: FastifyReply, { status, message, issues = {} }: Refusal): FastifyReply {
  const wrong = Object.values(issues).join('. ');
  const page = {
    title: texts.formRefused.title,
    text: texts.formRefused.text(wrong || message).replace('..', '.'),
  };
  return reply.code(status).headers(linkPageHeaders).send(linkPageHtml(page, ''));
}
