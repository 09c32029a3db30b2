import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from '../replies/refusal.ts';
import { texts } from '../texts.ts';
import { linkPageHeaders, linkPageHtml } from './link-page-html.ts';

/** Whether a browser without JavaScript posted its form: it wants a page, not data. */
export function wantsPage({ headers }: FastifyRequest): boolean {
  const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  return isForm && (headers.accept ?? '').includes('text/html');
}

/** Says what was wrong; the browser's way back keeps what was typed. */
export function showRefusal(reply: FastifyReply, { status, message, issues = {} }: Refusal): FastifyReply {
  const wrong = Object.values(issues).join('. ');
  const page = {
    title: texts.formRefused.title,
    text: texts.formRefused.text(wrong || message).replace('..', '.'),
  };
  return reply.code(status).headers(linkPageHeaders).send(linkPageHtml(page, ''));
}
