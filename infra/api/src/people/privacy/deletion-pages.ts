import { deleteAccount, deletionPagePath } from '@umbral/domain/api/privacy.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { linkPageHeaders, linkPageHtml } from '../../engine/mail/link-page-html.ts';
import { plainFormPage } from '../../engine/mail/plain-form-html.ts';
import { clearSessionCookies } from '../../engine/sessions/session-cookies.ts';
import { askForDeletion } from '../deletion/deletion-queries.ts';
import { hasPassword } from '../users/own-password.ts';
import { deletionRefusal } from './deletion-refusal.ts';
import { deletionPageTexts as texts } from './privacy-texts.ts';

type Answer = EndpointOutput<typeof deleteAccount>;

/** The end of an account: by a call, and without script by a page that asks and a form that is posted [B137, C236]. */
export function deletionPages(app: FastifyInstance, backend: Backend): void {
  app.get(deletionPagePath, { schema: { hide: true } }, async ({ signedIn }, reply) => {
    if (!signedIn)
      return reply.redirect(`${routes.login.href()}?_=${encodeURIComponent(routes.accountPrivacy.href())}`);
    return reply.headers(linkPageHeaders).send(questionPage(await hasPassword(backend.db, signedIn.userId)));
  });
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    register(scope, deleteAccount, (call) => leave(backend, call), { limit: { max: 10, perSeconds: 600 } });
  });
}

async function leave(backend: Backend, call: Call<typeof deleteAccount>): Promise<Answer> {
  const { body, session, request, reply } = call;
  const reason = await deletionRefusal(backend, session, { password: body.password, request });
  if (reason !== undefined) {
    const needsPassword = await hasPassword(backend.db, session.userId);
    return shown(call, { ok: 0, reason, due_at: null }, questionPage(needsPassword, reason));
  }
  const dueAt = await askForDeletion(backend, session.userId, request);
  clearSessionCookies(reply, backend.config.origin);
  const page = linkPageHtml({ title: texts.asked, text: texts.askedText(formatDate(dueAt)) }, '');
  return shown(call, { ok: 1, reason: null, due_at: dueAt.toISOString() }, page);
}

/** The answer of the call, which a browser without script sees as a page. */
function shown({ request, reply }: Call<typeof deleteAccount>, answer: Answer, page: string): Answer {
  if (wantsPage(request)) {
    reply
      .code(answer.ok === 1 ? 200 : 422)
      .headers(linkPageHeaders)
      .serializer(() => page);
  }
  return answer;
}

function questionPage(needsPassword: boolean, wrong?: string): string {
  return plainFormPage({
    title: texts.title,
    lead: texts.lead,
    wrong,
    action: `/api${deleteAccount.path}`,
    fields: needsPassword
      ? [{ name: 'password', label: texts.password, type: 'password', autoComplete: 'current-password' }]
      : [],
    button: texts.button,
    ways: { [routes.accountPrivacy.href()]: texts.keep },
  });
}
