import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { boardShare } from '../people/board.ts';
import { id, listOf, outcome, queryFlag } from './fields.ts';

const ofList = z.strictObject({ list_id: id }).meta({ examples: [{ list_id: 1 }] });

/** None of these calls is a row of the specification. */
export const listShares = endpoint({
  id: 'C273',
  method: 'GET',
  path: '/users/favs/shares',
  summary: 'Lists of the signed-in person that others see by a link, with the link and who came by it',
  access: 'session',
  response: listOf(boardShare),
});
export const shareList = endpoint({
  id: 'C274',
  method: 'POST',
  path: '/users/favs/shares',
  summary: 'Shares a list of the signed-in person by a link; one that is shared already keeps its link',
  access: 'session',
  body: ofList,
  response: outcome,
});
export const renewShare = endpoint({
  id: 'C275',
  method: 'POST',
  path: '/users/favs/shares/renew',
  summary: 'Gives a shared list another link; the former one is worth nothing, who came by it stays',
  access: 'session',
  body: ofList,
  response: outcome,
});
export const endShare = endpoint({
  id: 'C276',
  method: 'POST',
  path: '/users/favs/shares/end',
  summary: 'Shares a list no more: link, members, marks and comments go, its homes stay favourites',
  access: 'session',
  body: ofList,
  response: outcome,
});
export const removeMember = endpoint({
  id: 'C277',
  method: 'POST',
  path: '/users/favs/shares/members/remove',
  summary: 'Removes a member with marks and comments from a shared list and gives it another link',
  access: 'session',
  body: z.strictObject({ list_id: id, member_id: id }).meta({ examples: [{ list_id: 1, member_id: 2 }] }),
  response: outcome,
});
export const chooseShareLetters = endpoint({
  id: 'C278',
  method: 'POST',
  path: '/users/favs/shares/letters',
  summary: 'Whether the owner of a shared list gets letters about what others say there',
  access: 'session',
  body: z.strictObject({ list_id: id, wants: queryFlag }).meta({ examples: [{ list_id: 1, wants: false }] }),
  response: outcome,
});
