import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ownPath } from '../../engine/http/own-path.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';

/** Binds calls that the builder's screens also post as plain forms; `toBody` reads what a form calls its fields. */
export function postedForms(
  app: FastifyInstance,
  toBody: (text: string) => unknown,
  bind: (scope: FastifyInstance) => void,
): void {
  void app.register(async (scope) => {
    readForms(scope, toBody);
    scope.setErrorHandler(showFailure);
    bind(scope);
  });
}

/** A change of state as its form posts it. */
export function bodyOfStateForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const version = fields.get('version');
  return {
    action: fields.get('action') ?? '',
    reason: fields.get('reason')?.trim() || null,
    ...(version ? { version: Number(version) } : {}),
  };
}

/** A request for a project as its form posts it. */
export function bodyOfRequestForm(text: string): unknown {
  const fields = new URLSearchParams(text);
  const said = (name: string) => fields.get(name) ?? '';
  const id = (name: string) => (said(name) === '' ? null : Number(said(name)));
  return {
    builder: id('builder'),
    project_name: said('project_name'),
    city: id('city'),
    name: said('name'),
    email: said('email'),
    phone: said('phone'),
    identification: said('identification'),
    message: said('message').trim() || null,
    agree_terms: said('agree_terms') === 'S',
  };
}

/** Leads a browser without script back to the list that it comes from, or shows why nothing was changed. */
export function showOutcome(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  { ok, message }: { readonly ok: 0 | 1; readonly message: string },
): void {
  if (!wantsPage(request)) return;
  if (ok === 1) {
    reply.code(303).header('location', cameFrom(request) ?? routes.builderProjects.href());
    return;
  }
  showSentence(reply.code(409), message);
}

/** A page of one sentence. */
export function showSentence(reply: FastifyReply, text: string): void {
  reply.headers(linkPageHeaders).serializer(() => linkPageHtml({ title: text, text: '' }, ''));
}

function cameFrom({ headers: { referer = '' } }: FastifyRequest): string | undefined {
  if (!URL.canParse(referer)) return undefined;
  const { pathname, search } = new URL(referer);
  return ownPath(pathname + search);
}
