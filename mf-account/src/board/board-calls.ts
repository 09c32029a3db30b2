import * as boards from '@umbral/domain/api/boards.ts';
import type { BoardMark } from '@umbral/domain/people/board.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';

/** Joins a list; the name is wanted of whoever has no account. */
export async function join(call: CallApi, token: string, name: string | undefined): Promise<Outcome<true>> {
  const { ok, message } = await call(boards.joinBoard, { body: { token, name } });
  return ok === 1 ? sent(true) : refused(message);
}

/** Says what the person thinks of a home; the buttons show it. */
export async function mark(
  call: CallApi,
  token: string,
  said: { readonly plant_id: number; readonly mark: BoardMark | 'none' },
): Promise<ChangeAnswer> {
  const { ok, message } = await call(boards.markHome, { body: { token, ...said } });
  return { ok, message: ok === 1 ? '' : message };
}

/** Adds a comment to a home. */
export async function comment(
  call: CallApi,
  token: string,
  said: { readonly plant_id: number; readonly text: string },
): Promise<Outcome<true>> {
  const { ok, message } = await call(boards.commentHome, { body: { token, ...said } });
  return ok === 1 ? sent(true) : refused(message);
}

/** Deletes a comment. */
export function removeComment(call: CallApi, token: string, commentId: number): Promise<ChangeAnswer> {
  return call(boards.deleteBoardComment, { body: { token, comment_id: commentId } });
}

/** Leaves the list. */
export function leave(call: CallApi, token: string): Promise<ChangeAnswer> {
  return call(boards.leaveBoard, { body: { token } });
}
