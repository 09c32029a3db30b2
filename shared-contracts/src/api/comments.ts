import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoMoment, line, ok, slugParams, userKey } from './fields.ts';

const letters = /^[\p{L}\d._ \-&]*$/u;
const onlyCharacters = 'Solo se permiten caracteres';

/** Basic printable Latin with line breaks: no emoji, no control characters [B068]. */
const printableLatin = /^[\n\r\t\u0020-\u007e\u00a0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]*$/;

const reply = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  content: z.string(),
  created_at: isoMoment,
});

/** A top-level comment with its replies, oldest reply first. */
export const comment = reply.extend({ replies: z.array(reply) });
export type Comment = z.output<typeof comment>;

export const listComments = endpoint({
  id: 'C102',
  method: 'POST',
  path: '/comentarios/slug/{slug}',
  summary: 'Comments of an article, newest first, each with its replies',
  params: slugParams,
  response: z.object({ data: z.array(comment), total: z.int() }),
});
export const saveComment = endpoint({
  id: 'C103',
  method: 'POST',
  path: '/comentarios/guardar',
  summary: 'Writes a comment or a reply; links are stripped unless an administrator writes',
  body: z.object({
    node_id: z.int().positive(),
    /** Comment that is answered; 0 for a top-level one. */
    comment_id: z.int().min(0).default(0),
    content: z.string().trim().min(1, 'El campo es obligatorio').max(5000).regex(printableLatin, onlyCharacters),
    /** 0 when anonymous; who is signed in is known by the session, never by this field. */
    user_id: z.int().min(0).default(0),
    subject: line(120).regex(letters, onlyCharacters).default(''),
    user_name: line(80).regex(letters, onlyCharacters).default(''),
    user_mail: z.union([z.literal(''), z.email('El mail no es válido').max(254)]).default(''),
    user_key: userKey.default(''),
  }),
  response: z.object({ ok, error: z.string().nullable(), comment: comment.nullable() }),
});
