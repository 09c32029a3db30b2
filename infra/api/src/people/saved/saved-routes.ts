import { getAccountCounts } from '@umbral/domain/api/account.ts';
import * as calls from '@umbral/domain/api/saved.ts';
import { comparisonLimits } from '@umbral/domain/limits/comparison-limits.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import * as comparisons from './comparison-queries.ts';
import { countsOf } from './count-queries.ts';
import * as favourites from './favourite-queries.ts';
import { savedTexts } from './saved-texts.ts';

/** What a signed-in person keeps; each call touches only the rows of its own person. */
export function savedRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, getAccountCounts, async ({ session }) => ({ data: await countsOf(backend, session.userId) }));
  register(app, calls.listFavourites, async ({ session }) => ({
    data: await favourites.favouritesOf(backend, session.userId),
  }));
  register(app, calls.saveFavourite, (call) => saveFavourite(backend, call));
  register(app, calls.deleteFavourite, async ({ body, session }) => {
    const removed = await favourites.removeFavourite(backend, session.userId, body.plant_id);
    return removed ? { ok: 1, message: savedTexts.favourite.deleted } : { ok: 0, message: savedTexts.favourite.absent };
  });
  register(app, calls.listComparisons, async ({ session }) => ({
    data: await comparisons.comparisonsOf(backend, session.userId),
  }));
  register(app, calls.saveComparison, (call) => saveComparison(backend, call));
  register(app, calls.deleteComparison, async ({ query, session }) => {
    const removed = await comparisons.removeComparison(backend, session.userId, query.comparison_id);
    if (!removed) throw new Refusal('not-found');
    return { ok: 1, message: savedTexts.comparison.deleted };
  });
  register(app, calls.renameComparison, async ({ body, session }) => {
    if (!(await comparisons.nameComparison(backend, session.userId, body))) throw new Refusal('not-found');
    return { ok: 1, message: savedTexts.comparison.renamed };
  });
}

/** Favourites and comparisons are for people with exactly one role [B054] [B057]. */
function hasOneRole({ roles }: SignedIn): boolean {
  return roles.length === 1;
}

async function saveFavourite(backend: Backend, { body, session }: Call<typeof calls.saveFavourite>) {
  if (!hasOneRole(session)) return { ok: 0 as const, reason: savedTexts.exclusive };
  found((await recordsOfIds(backend, [body.plant_id]))[0]);
  const result = await favourites.addFavourite(backend, session.userId, body.plant_id);
  return result === 'full' ? { ok: 0 as const, reason: savedTexts.favourite.full } : { ok: 1 as const, reason: null };
}

async function saveComparison(backend: Backend, { body, session }: Call<typeof calls.saveComparison>) {
  const refused = (message: string) => ({ ok: 0 as const, message, id: null });
  if (!hasOneRole(session)) return refused(savedTexts.exclusive);
  const plantIds = [...new Set(body.projects)];
  if (plantIds.length < comparisonLimits.minToSave) return refused(savedTexts.comparison.few);
  if (plantIds.length > comparisonLimits.max) return refused(savedTexts.comparison.many);
  const known = await recordsOfIds(backend, plantIds);
  if (known.length < plantIds.length) return refused(savedTexts.comparison.unavailable);
  const id = await comparisons.addComparison(backend, session.userId, plantIds, body.name);
  return id === undefined
    ? refused(savedTexts.comparison.full)
    : { ok: 1 as const, message: savedTexts.comparison.saved, id };
}
