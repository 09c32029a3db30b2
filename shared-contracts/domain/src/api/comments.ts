import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { comment, commentPayload, commentReply } from '../editorial/comment.ts';
import { id, ok, slug } from './fields.ts';
import { pageOf, pageQueryOf } from './paging.ts';

export const listComments = endpoint({
  id: 'C102',
  method: 'POST',
  path: '/comentarios/slug/{slug}',
  summary: 'Comments of an article, newest first, each with its replies, oldest first',
  params: z.object({ slug: slug.meta({ examples: ['como-elegir-su-primera-vivienda-nueva'] }) }),
  response: z.object({ data: z.array(comment), total: z.int() }),
});
export const saveComment = endpoint({
  id: 'C103',
  method: 'POST',
  path: '/comentarios/guardar',
  summary:
    'Writes a comment or a reply; links are stripped unless an administrator writes. The author is whom the session names',
  body: commentPayload.meta({
    examples: [
      {
        node_id: 1,
        comment_id: 0,
        content: 'Muy clara la explicación, gracias.',
        user_id: 0,
        subject: '',
        user_name: 'Ana Rojas',
        user_mail: 'ana.rojas@example.com',
        user_key: 'navegador-1',
      },
    ],
  }),
  response: z.object({ ok, error: z.string().nullable() }),
});

export const commentStates = ['published', 'hidden'] as const;
const commentState = z.enum(commentStates, 'Elige si se publica o se oculta');

export const listCommentsToModerate = endpoint({
  id: 'C240',
  method: 'GET',
  path: '/comentarios/moderacion',
  summary: 'Comments of all articles, newest first, for administrators and contributors',
  access: 'session',
  query: pageQueryOf(24).extend({ state: commentState.optional() }),
  response: pageOf(
    commentReply.extend({
      state: commentState,
      is_reply: z.boolean(),
      article: z.object({ slug: z.string(), title: z.string() }),
    }),
  ),
});
export const moderateComment = endpoint({
  id: 'C241',
  method: 'POST',
  path: '/comentarios/moderar',
  summary: 'Hides a comment with its replies, or shows it again: administrators and contributors',
  access: 'session',
  body: z.strictObject({ id, state: commentState }).meta({ examples: [{ id: 1, state: 'hidden' }] }),
  response: z.object({ ok }),
});
