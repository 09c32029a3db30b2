import { z } from 'zod';
import { comment, commentPayload } from '../domain/comment.ts';
import { endpoint } from './endpoint.ts';
import { ok, slugParams } from './fields.ts';

export const listComments = endpoint({
  id: 'C102',
  method: 'POST',
  path: '/comentarios/slug/{slug}',
  summary: 'Comments of an article, newest first, each with its replies, oldest first',
  params: slugParams,
  response: z.object({ data: z.array(comment), total: z.int() }),
});
export const saveComment = endpoint({
  id: 'C103',
  method: 'POST',
  path: '/comentarios/guardar',
  summary:
    'Writes a comment or a reply; links are stripped unless an administrator writes. The author is whom the session names',
  body: commentPayload,
  response: z.object({ ok, error: z.string().nullable() }),
});
