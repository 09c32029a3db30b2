import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { boardLimits } from '../limits/board-limits.ts';
import { board, boardMarks } from '../people/board.ts';
import { dataOf, id, line, outcome } from './fields.ts';

/** The secret of a link; it stands in bodies, so that no log of addresses holds it. */
const token = z.string().max(100);
const exampleToken = 'enlace-de-ejemplo';
const ofHome = z.strictObject({ token, plant_id: id });

/** Whoever has the link may make these calls, with a session or with the secret of a guest's cookie. */
export const openBoard = endpoint({
  id: 'C279',
  method: 'POST',
  path: '/boards/open',
  summary: 'The shared list behind a link; 404 where there is none any more. A look of a member is kept',
  body: z.strictObject({ token }).meta({ examples: [{ token: exampleToken }] }),
  response: dataOf(board),
});
export const joinBoard = endpoint({
  id: 'C280',
  method: 'POST',
  path: '/boards/join',
  summary: 'Joins a shared list: by the account, or as a guest with a first name and a cookie; ok 0 where it is full',
  body: z
    .strictObject({ token, name: line(boardLimits.name).optional() })
    .meta({ examples: [{ token: exampleToken, name: 'Camila' }] }),
  response: outcome,
});
export const markHome = endpoint({
  id: 'C281',
  method: 'POST',
  path: '/boards/mark',
  summary: 'Says what a member thinks of a home; none takes it back',
  body: ofHome
    .extend({ mark: z.enum([...boardMarks, 'none']) })
    .meta({ examples: [{ token: exampleToken, plant_id: 1, mark: 'love' }] }),
  response: outcome,
});
export const commentHome = endpoint({
  id: 'C282',
  method: 'POST',
  path: '/boards/comment',
  summary: 'Adds a comment of a member to a home; ok 0 where there are too many',
  body: ofHome
    .extend({ text: z.string().trim().min(1, 'Escribe tu comentario').max(boardLimits.comment) })
    .meta({ examples: [{ token: exampleToken, plant_id: 1, text: 'Me gusta la luz de la sala' }] }),
  response: outcome,
});
export const deleteBoardComment = endpoint({
  id: 'C283',
  method: 'POST',
  path: '/boards/comment/delete',
  summary: 'Deletes an own comment; the owner of the list deletes any',
  body: z.strictObject({ token, comment_id: id }).meta({ examples: [{ token: exampleToken, comment_id: 1 }] }),
  response: outcome,
});
export const leaveBoard = endpoint({
  id: 'C284',
  method: 'POST',
  path: '/boards/leave',
  summary: 'Leaves a shared list with marks and comments; its owner cannot',
  body: z.strictObject({ token }).meta({ examples: [{ token: exampleToken }] }),
  response: outcome,
});
