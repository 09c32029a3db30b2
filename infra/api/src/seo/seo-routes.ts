import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-contracts/api/seo.ts';
import type { Backend } from '../backend.ts';
import { register } from '../http/endpoint-route.ts';
import { Refusal } from '../http/refusal.ts';
import { texts } from '../texts.ts';
import * as rules from './rule-queries.ts';
import { sitemap } from './sitemap-queries.ts';

const cached = { sharedSeconds: 60 };

/** Canonical rules, redirects and the sitemap's entries. */
export function seoRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.getSitemap, async () => ({ data: await sitemap(backend) }), { sharedSeconds: 3600 });
  register(
    app,
    calls.listCanonicals,
    ({ query }) => rules.canonicalPage(backend, { number: query.currentPage, size: query.items_by_page }),
    cached,
  );
  register(app, calls.saveCanonical, async ({ body, session }) => {
    const { url: from, canonical } = body;
    await rules.saveRule(backend, { table: 'canonical_rule', actorId: session.userId, from, set: { canonical } });
    return { ok: 1, message: texts.canonical.saved };
  });
  register(app, calls.deleteCanonical, async ({ query, session }) => {
    const deleted = await rules.deleteRule(backend, 'canonical_rule', query.id, session.userId);
    if (!deleted) throw new Refusal('not-found');
    return { ok: 1, message: texts.canonical.deleted };
  });
  redirectRoutes(app, backend);
}

function redirectRoutes(app: FastifyInstance, backend: Backend): void {
  register(
    app,
    calls.listRedirects,
    ({ query }) => rules.redirectPage(backend, { number: query.currentPage, size: query.items_by_page }),
    cached,
  );
  register(app, calls.saveRedirect, async ({ body, session }) => {
    const { from, to, status } = body;
    if (await rules.wouldLoop(backend, from, to)) return { ok: 0, message: texts.redirect.loop };
    const set = { to_path: to, status };
    await rules.saveRule(backend, { table: 'redirect_rule', actorId: session.userId, from, set });
    return { ok: 1, message: texts.redirect.saved };
  });
  register(app, calls.deleteRedirect, async ({ query, session }) => {
    const deleted = await rules.deleteRule(backend, 'redirect_rule', query.id, session.userId);
    if (!deleted) throw new Refusal('not-found');
    return { ok: 1, message: texts.redirect.deleted };
  });
}
