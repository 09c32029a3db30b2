import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Backend } from '../../engine/backend.ts';
import { bodyOfForm, readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { escapeHtml, linkPageHeaders, linkPageHtml, plainPageHtml } from '../../engine/mail/link-page-html.ts';
import { found } from '../../engine/replies/refusal.ts';
import { requireAccess } from '../../engine/sessions/access.ts';
import { allRedirects } from './redirect-queries.ts';
import { writeSheet } from './redirect-sheet.ts';
import { deleteRule, findRule } from './rule-log.ts';
import { seoTexts } from './seo-texts.ts';

interface Screen {
  readonly href: () => string;
}

interface Outcome {
  ok: 0 | 1;
  message: string;
}

const byForm = z.object({ id: z.coerce.number().int().positive().max(2_147_483_647) });

/** The kinds of rules, with where a browser without script asks to delete one. */
const kinds = [
  {
    path: '/seo/canonicals/eliminar',
    table: 'canonical_rule',
    access: 'admin',
    screen: routes.canonicals,
    texts: seoTexts.canonical,
  },
  {
    path: '/seo/redirects/eliminar',
    table: 'redirect_rule',
    access: 'seo',
    screen: routes.redirects,
    texts: seoTexts.redirect,
  },
] as const;

/** Has a part of the application read forms of rules, and tell browsers without script in a page what was wrong. */
export function readRuleForms(scope: FastifyInstance): void {
  readForms(scope, (text) => {
    const { status, ...body } = bodyOfForm(text);
    return status === undefined ? body : { ...body, status: Number(status) };
  });
  scope.setErrorHandler(showFailure);
}

/** The answer of a call, which a browser without script sees as a page that leads back to its screen. */
export function answer(request: FastifyRequest, reply: FastifyReply, screen: Screen, outcome: Outcome): Outcome {
  if (wantsPage(request)) {
    reply
      .code(outcome.ok === 1 ? 200 : 409)
      .headers(linkPageHeaders)
      .serializer(() => outcomePage(screen, outcome));
  }
  return outcome;
}

function outcomePage(screen: Screen, { ok, message }: Outcome): string {
  const back = `<p><a href="${escapeHtml(screen.href())}">${escapeHtml(seoTexts.back)}</a></p>`;
  if (ok === 1) return plainPageHtml(message, back);
  return plainPageHtml(seoTexts.refused, `<p>${escapeHtml(message)}</p>${back}`);
}

/** Pages that ask before they delete a rule, and the redirects as a file: what works without script. */
export function rulePages(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    for (const { path, table, access, screen, texts } of kinds) {
      scope.get(path, { schema: { hide: true } }, async (request, reply) => {
        requireAccess(request, access);
        const { id } = found(byForm.safeParse(request.query).data);
        const rule = found(await findRule(backend.db, table, id));
        const page = { title: texts.ask, text: texts.question(rule.from, rule.to), button: seoTexts.remove };
        return reply.headers(linkPageHeaders).send(linkPageHtml(page, `/api${path}?id=${id}`));
      });
      scope.post(path, { schema: { hide: true } }, async (request, reply) => {
        requireAccess(request, access);
        const { id } = found(byForm.safeParse(request.query).data);
        found((await deleteRule(backend.db, table, id, request.signedIn?.userId ?? 0)) || undefined);
        return reply.headers(linkPageHeaders).send(outcomePage(screen, { ok: 1, message: texts.deleted }));
      });
    }
  });
  app.get('/seo/redirects/hoja', { schema: { hide: true } }, async (request, reply) => {
    requireAccess(request, 'seo');
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${seoTexts.redirect.file}"`)
      .send(writeSheet(await allRedirects(backend)));
  });
}
