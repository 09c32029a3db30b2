import * as calls from '@umbral/domain/api/comments.ts';
import { validationMessages } from '@umbral/domain/fields/validation.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { type Call, register } from '../../engine/http/endpoint-route.ts';
import { toPageRequest } from '../../engine/replies/page.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { hasAnyRole, isAdministrator, requireAnyRole } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import * as queries from './comment-queries.ts';
import { cleanComment } from './comment-text.ts';
import { commentTexts } from './comment-texts.ts';
import { commentsToModerate, moderate } from './moderation-queries.ts';

const moderators = ['administrador', 'contributor'] as const;

/** Comments of articles [B068]. */
export function commentRoutes(app: FastifyInstance, backend: Backend): void {
  register(app, calls.listComments, async ({ params }) => found(await queries.commentsOf(backend, params.slug)));
  register(app, calls.saveComment, (call) => write(backend, call), { limit: { max: 10, perSeconds: 600 } });
  register(app, calls.listCommentsToModerate, async ({ query, session }) => {
    requireAnyRole(session, moderators);
    return commentsToModerate(backend, query.state, toPageRequest(query));
  });
  register(app, calls.moderateComment, async ({ body, session }) => {
    requireAnyRole(session, moderators);
    if (!(await moderate(backend, session.userId, body.id, body.state))) throw new Refusal('not-found');
    return { ok: 1 };
  });
}

async function write(backend: Backend, { body, session }: Call<typeof calls.saveComment>) {
  const paths = found(await queries.articlePaths(backend, body.node_id));
  const parentId = body.comment_id === 0 ? null : found(await queries.threadOf(backend, body.node_id, body.comment_id));
  const content = cleanComment(body.content, isAdministrator(session) ? 'administrator' : 'visitor');
  if (content === '') return { ok: 0 as const, error: validationMessages.required };
  const author = session
    ? await queries.authorOf(backend, session.userId)
    : { name: body.user_name, email: body.user_mail };
  const comment = {
    articleId: body.node_id,
    parentId,
    userId: session?.userId ?? null,
    ...author,
    userKey: body.user_key,
    subject: body.subject,
    content,
  };
  const outcome = await queries.saveComment(backend, comment, { paths, isLimited: !isStaff(session) });
  return outcome === 'saved' ? { ok: 1 as const, error: null } : { ok: 0 as const, error: commentTexts.many };
}

function isStaff(session: SignedIn | undefined): boolean {
  return session !== undefined && hasAnyRole(session, moderators);
}
