import { ratingField } from '@umbral/domain/contact/survey.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyOfForm, readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';

/** Binds surveys that a browser without script also posts as plain forms. */
export function postedSurveys(
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

/** The portal survey as its form posts it: stars are text there, and what nobody chose is not there at all. */
export function bodyOfPortalForm(text: string): unknown {
  const { [ratingField]: stars, found, ...said } = bodyOfForm(text);
  return {
    user_id: 0,
    user_key: '',
    ...said,
    ...(stars === undefined ? {} : { [ratingField]: Number(stars) }),
    found: found === undefined || found === '' ? null : found,
  };
}

/** Leads a browser without script back to the page of the surveys, or says there why nothing was kept. */
export function showVerdict(
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  which: string,
  reason: string | null,
): void {
  if (!wantsPage(request)) return;
  if (reason === null) {
    reply.code(303).header('location', `${routes.survey.href()}?${new URLSearchParams({ enviada: which })}`);
    return;
  }
  reply
    .code(409)
    .headers(linkPageHeaders)
    .serializer(() => linkPageHtml({ title: reason, text: '' }, ''));
}
