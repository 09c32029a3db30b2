import * as calls from '@umbral/domain/api/seo.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { requireAccess } from '../../engine/sessions/access.ts';
import { canonicalPage, saveCanonical } from './canonical-queries.ts';
import { isPortalServer } from './portal-server.ts';
import { takeSheet } from './redirect-import.ts';
import { addHits, type RedirectOutcome, redirectPage, saveRedirect } from './redirect-queries.ts';
import { deleteRule } from './rule-log.ts';
import { answer, readRuleForms, rulePages } from './rule-pages.ts';
import { seoTexts } from './seo-texts.ts';
import { sitemap } from './sitemap-queries.ts';

interface RulesQuery {
  currentPage: number;
  items_by_page: number;
}

const toPage = ({ currentPage, items_by_page }: RulesQuery) => ({ number: currentPage, size: items_by_page });

/** Canonical rules, redirects and the sitemap's entries. */
export function seoRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getSitemap, ({ query }) => sitemap(backend, query.page), { sharedSeconds: 3600 });
  register(app, calls.listCanonicals, ({ query }) => canonicalPage(backend, toPage(query)), { sharedSeconds: 60 });
  register(app, calls.deleteCanonical, async ({ query, session }) => {
    const deleted = await deleteRule(backend.db, 'canonical_rule', query.id, session.userId);
    if (!deleted) throw new Refusal('not-found');
    return { ok: 1, message: seoTexts.canonical.deleted };
  });
  redirectRoutes(app, backend);
  savingRoutes(app, backend);
  rulePages(app, backend);
}

/** Saving takes forms too, which browsers without script post. */
function savingRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readRuleForms(scope);
    register(scope, calls.saveCanonical, async ({ body, session, request, reply }) => {
      await saveCanonical(backend, session.userId, body);
      return answer(request, reply, routes.canonicals, { ok: 1, message: seoTexts.canonical.saved });
    });
    register(scope, calls.saveRedirect, async ({ body, session, request, reply }) => {
      const outcome = redirectAnswer(await saveRedirect(backend, session.userId, body));
      return answer(request, reply, routes.redirects, outcome);
    });
  });
}

function redirectRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listRedirects, async ({ query, request }) => {
    if (!isPortalServer(request, backend.config.shell?.token)) requireAccess(request, 'seo');
    return redirectPage(backend, toPage(query));
  });
  register(app, calls.deleteRedirect, async ({ query, session }) => {
    const deleted = await deleteRule(backend.db, 'redirect_rule', query.id, session.userId);
    if (!deleted) throw new Refusal('not-found');
    return { ok: 1, message: seoTexts.redirect.deleted };
  });
  register(app, calls.importRedirects, ({ body, session }) => takeSheet(backend, session.userId, body), {
    limit: { max: 60, perSeconds: 600 },
  });
  register(app, calls.countRedirectHits, async ({ body, request }) => {
    if (!isPortalServer(request, backend.config.shell?.token)) throw new Refusal('not-allowed');
    await addHits(backend, body.hits);
    return { ok: 1 };
  });
}

function redirectAnswer(outcome: RedirectOutcome): { ok: 0 | 1; message: string } {
  if (outcome.kind === 'loop') return { ok: 0, message: seoTexts.redirect.loop };
  if (outcome.kind === 'chain') return { ok: 0, message: `${seoTexts.redirect.chain}${outcome.end}` };
  return { ok: 1, message: outcome.kind === 'moved' ? seoTexts.redirect.moved : seoTexts.redirect.saved };
}
