import * as calls from '@umbral/domain/api/board-sharing.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { Refusal } from '../../engine/replies/refusal.ts';
import { boardTexts as texts } from './board-texts.ts';
import * as shares from './share-queries.ts';

const limit = { limit: { max: 60, perSeconds: 600 } };

/** What a person does with the lists that she shares; those of others do not exist. */
export function shareRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listShares, async ({ session }) => ({ data: await shares.sharesOf(backend, session.userId) }));
  register(
    app,
    calls.shareList,
    async ({ body, session }) => done(await shares.addShare(backend, session.userId, body.list_id), texts.shared),
    limit,
  );
  register(
    app,
    calls.renewShare,
    async ({ body, session }) => done(await shares.renewLink(backend, session.userId, body.list_id), texts.renewed),
    limit,
  );
  register(
    app,
    calls.endShare,
    async ({ body, session }) => done(await shares.removeShare(backend, session.userId, body.list_id), texts.ended),
    limit,
  );
  register(
    app,
    calls.removeMember,
    async ({ body: { list_id: listId, member_id: memberId }, session }) =>
      done(await shares.dropMember(backend, session.userId, { listId, memberId }), texts.removed),
    limit,
  );
  register(
    app,
    calls.chooseShareLetters,
    async ({ body: { list_id: listId, wants }, session }) =>
      done(
        await shares.setLetters(backend, session.userId, { listId, wants }),
        wants ? texts.letters : texts.noLetters,
      ),
    limit,
  );
}

function done(isKnown: boolean, message: string) {
  if (!isKnown) throw new Refusal('not-found');
  return { ok: 1 as const, message };
}
