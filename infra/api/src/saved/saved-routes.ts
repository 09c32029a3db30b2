import type { FastifyInstance } from 'fastify';
import * as calls from 'shared-contracts/api/saved.ts';
import { comparison as limits } from 'shared-contracts/domain/parameters/limits.ts';
import type { Backend } from '../backend.ts';
import { type Call, register } from '../http/endpoint-route.ts';
import { found, Refusal } from '../http/refusal.ts';
import { recordsOfIds } from '../plants/card-queries.ts';
import type { SignedIn } from '../sessions/session-store.ts';
import { texts } from '../texts.ts';
import * as comparisons from './comparison-queries.ts';
import * as favourites from './favourite-queries.ts';

/** What a signed-in person keeps; each call touches only the rows of its own person. */
export function savedRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listFavourites, async ({ session }) => ({
    data: await favourites.favouritesOf(backend, session.userId),
  }));
  register(app, calls.saveFavourite, (call) => saveFavourite(backend, call));
  register(app, calls.deleteFavourite, async ({ body, session }) => {
    const removed = await favourites.removeFavourite(backend, session.userId, body.plant_id);
    return removed ? { ok: 1, message: texts.favourite.deleted } : { ok: 0, message: texts.favourite.absent };
  });
  register(app, calls.listComparisons, async ({ session }) => ({
    data: await comparisons.comparisonsOf(backend, session.userId),
  }));
  register(app, calls.saveComparison, (call) => saveComparison(backend, call));
  register(app, calls.deleteComparison, async ({ query, session }) => {
    const removed = await comparisons.removeComparison(backend, session.userId, query.comparison_id);
    if (!removed) throw new Refusal('not-found');
    return { ok: 1, message: texts.comparison.deleted };
  });
}

/** Favourites and comparisons are for people with exactly one role [B054] [B057]. */
function hasOneRole({ roles }: SignedIn): boolean {
  return roles.length === 1;
}

async function saveFavourite(backend: Backend, { body, session }: Call<typeof calls.saveFavourite>) {
  if (!hasOneRole(session)) return { ok: 0 as const, reason: texts.exclusive };
  found((await recordsOfIds(backend, [body.plant_id]))[0]);
  const result = await favourites.addFavourite(backend, session.userId, body.plant_id);
  return result === 'full' ? { ok: 0 as const, reason: texts.favourite.full } : { ok: 1 as const, reason: null };
}

async function saveComparison(backend: Backend, { body, session }: Call<typeof calls.saveComparison>) {
  const refused = (message: string) => ({ ok: 0 as const, message, id: null });
  if (!hasOneRole(session)) return refused(texts.exclusive);
  const plantIds = [...new Set(body.projects)];
  if (plantIds.length < limits.minToSave) return refused(texts.comparison.few);
  if (plantIds.length > limits.max) return refused(texts.comparison.many);
  const known = await recordsOfIds(backend, plantIds);
  if (known.length < plantIds.length) return refused(texts.comparison.unavailable);
  const id = await comparisons.addComparison(backend, session.userId, plantIds, body.name);
  return id === undefined ? refused(texts.comparison.full) : { ok: 1 as const, message: texts.comparison.saved, id };
}
