import * as calls from '@umbral/domain/api/favourite-lists.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { addList, listsOf, removeList, renameList } from './favourite-list-queries.ts';
import { updateFavourite } from './favourite-queries.ts';
import { savedTexts } from './saved-texts.ts';

const texts = savedTexts.list;

/** Lists of favourites and what a person notes; each call touches only the rows of its own person. */
export function favouriteListRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listFavouriteLists, async ({ session }) => ({ data: await listsOf(backend, session.userId) }));
  register(app, calls.createFavouriteList, (call) => create(backend, call));
  register(app, calls.renameFavouriteList, async ({ body, session }) => {
    const result = await renameList(backend, session.userId, body);
    if (result === 'absent') throw new Refusal('not-found');
    if (result === 'taken') throw new Refusal('invalid-input', { name: texts.taken });
    return { ok: 1, message: texts.renamed };
  });
  register(app, calls.deleteFavouriteList, async ({ body, session }) => {
    if (!(await removeList(backend, session.userId, body.id))) throw new Refusal('not-found');
    return { ok: 1, message: texts.deleted };
  });
  register(app, calls.changeFavourite, async ({ body, session }) => {
    if (!(await updateFavourite(backend, session.userId, body))) throw new Refusal('not-found');
    return { ok: 1, message: body.note === undefined ? texts.moved : savedTexts.favourite.noted };
  });
}

async function create(backend: Backend, { body, session }: Call<typeof calls.createFavouriteList>) {
  const result = await addList(backend, session.userId, body.name);
  if (result === 'taken') throw new Refusal('invalid-input', { name: texts.taken });
  if (result === 'full') return { ok: 0 as const, message: texts.full, id: null };
  return { ok: 1 as const, message: texts.created, id: result };
}
