import * as sharing from '@umbral/domain/api/board-sharing.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../../ui/use-change.ts';

/** Shares a list by a link. */
export function shareList(call: CallApi, listId: number): Promise<ChangeAnswer> {
  return call(sharing.shareList, { body: { list_id: listId } });
}

/** Gives it another link. */
export function renewLink(call: CallApi, listId: number): Promise<ChangeAnswer> {
  return call(sharing.renewShare, { body: { list_id: listId } });
}

/** Shares it no more. */
export function endShare(call: CallApi, listId: number): Promise<ChangeAnswer> {
  return call(sharing.endShare, { body: { list_id: listId } });
}

/** Takes it from a member. */
export function removeMember(call: CallApi, listId: number, memberId: number): Promise<ChangeAnswer> {
  return call(sharing.removeMember, { body: { list_id: listId, member_id: memberId } });
}

/** Whether its owner gets letters about it. */
export function chooseLetters(call: CallApi, listId: number, wants: boolean): Promise<ChangeAnswer> {
  return call(sharing.chooseShareLetters, { body: { list_id: listId, wants } });
}
