import * as calls from '@umbral/domain/api/boards.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { readForms } from '../../engine/http/posted-form.ts';
import { showFailure, wantsPage } from '../../engine/mail/form-pages.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { findBoard, findMember, isListed, requireMember, type Visitor } from './board-access.ts';
import { boardTexts as texts } from './board-texts.ts';
import { boardView } from './board-view.ts';
import { addComment, removeComment, saveMark } from './board-words.ts';
import { guestOf, rememberGuest } from './guest-cookie.ts';
import { addMember, type Newcomer } from './join-board.ts';

/** What somebody does who has the link of a shared list, with and without script, with and without an account. */
export function boardRoutes(app: FastifyInstance, backend: Backend): void {
  void app.register(async (scope) => {
    readForms(scope);
    scope.setErrorHandler(showFailure);
    register(scope, calls.openBoard, (call) => open(backend, call), { limit: { max: 240, perSeconds: 60 } });
    register(scope, calls.joinBoard, (call) => join(backend, call), { limit: { max: 20, perSeconds: 600 } });
    register(scope, calls.markHome, (call) => mark(backend, call), { limit: { max: 120, perSeconds: 60 } });
    register(scope, calls.commentHome, (call) => comment(backend, call), { limit: { max: 30, perSeconds: 300 } });
    register(scope, calls.deleteBoardComment, async (call) => {
      const inside = await requireMember(backend, call.body.token, visitorOf(backend, call));
      if (!(await removeComment(backend, inside, call.body.comment_id))) throw new Refusal('not-found');
      return done(call, texts.deleted);
    });
    register(scope, calls.leaveBoard, async (call) => {
      const { member } = await requireMember(backend, call.body.token, visitorOf(backend, call));
      if (member.is_owner) throw new Refusal('not-found');
      await backend.db.deleteFrom('board_member').where('id', '=', member.id).execute();
      return done(call, texts.left);
    });
  });
}

type BoardCall = Pick<Call, 'request' | 'reply'> & {
  readonly body: { readonly token: string };
  readonly session: { readonly userId: number } | undefined;
};

function visitorOf(backend: Backend, { session, request }: BoardCall): Visitor {
  return { userId: session?.userId, guestHash: guestOf(backend, request) };
}

/** A browser without script is led back to the list, so that a reload sends nothing again. */
function done({ request, reply, body }: BoardCall, message: string) {
  if (wantsPage(request)) reply.code(303).header('location', routes.sharedList.href({ token: body.token }));
  return { ok: 1 as const, message };
}

async function open(backend: Backend, call: Call<typeof calls.openBoard>) {
  const board = found(await findBoard(backend, call.body.token));
  const member = await findMember(backend, board.id, visitorOf(backend, call));
  return { data: await boardView(backend, board, { member, hasAccount: call.session !== undefined }) };
}

async function join(backend: Backend, call: Call<typeof calls.joinBoard>) {
  const board = found(await findBoard(backend, call.body.token));
  if (await findMember(backend, board.id, visitorOf(backend, call))) return done(call, texts.joined);
  const result = await addMember(backend, board.id, await newcomerOf(backend, call));
  return result === 'full' ? { ok: 0 as const, message: texts.full } : done(call, texts.joined);
}

async function newcomerOf(backend: Backend, call: Call<typeof calls.joinBoard>): Promise<Newcomer> {
  const { session, body, request, reply } = call;
  if (session) {
    const { userId } = session;
    const person = await backend.db
      .selectFrom('app_user')
      .where('id', '=', userId)
      .select('first_name')
      .executeTakeFirstOrThrow();
    return { userId, name: person.first_name.slice(0, 40) };
  }
  if (!body.name) throw new Refusal('invalid-input', { name: texts.name });
  return { name: body.name, guestHash: rememberGuest(backend, request, reply) };
}

async function mark(backend: Backend, call: Call<typeof calls.markHome>) {
  const { token, plant_id: plantId, mark: said } = call.body;
  const { board, member } = await requireMember(backend, token, visitorOf(backend, call));
  if (!(await isListed(backend, board, plantId))) throw new Refusal('not-found');
  await saveMark(backend, member, { plantId, mark: said });
  return done(call, said === 'none' ? texts.unmarked : texts.marked);
}

async function comment(backend: Backend, call: Call<typeof calls.commentHome>) {
  const { token, plant_id: plantId, text } = call.body;
  const inside = await requireMember(backend, token, visitorOf(backend, call));
  if (!(await isListed(backend, inside.board, plantId))) throw new Refusal('not-found');
  const isKept = await addComment(backend, inside, { plantId, text });
  return isKept ? done(call, texts.commented) : { ok: 0 as const, message: texts.crowded };
}
