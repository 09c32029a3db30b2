import { moderateComment } from '@umbral/domain/api/comments.ts';
import { settlePortalContact } from '@umbral/domain/api/portal-contacts.ts';
import {
  answerProjectRequest,
  approveSpecification,
  refuseSpecification,
} from '@umbral/domain/api/project-administration.ts';
import type { PortalContactState } from '@umbral/domain/contact/portal-contact.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { administrationTexts as texts } from '../texts/administration-texts.ts';

/** Takes a specification into the list, or joins it with a listed one. */
export function approve(call: CallApi, id: number, mergeWith: string | null, name: string) {
  const body = mergeWith === null ? { name } : { merge_with: mergeWith };
  return call(approveSpecification, { params: { id }, body });
}

/** Refuses a specification. */
export function refuse(call: CallApi, id: number, reason: string) {
  return call(refuseSpecification, { params: { id }, body: { reason } });
}

/** Answers a request for a project. */
export function answerRequest(call: CallApi, id: number, decision: 'accept' | 'decline', reason: string | null) {
  return call(answerProjectRequest, { params: { id }, body: { decision, reason } });
}

/** Says where the team stands with somebody who has written to the portal. */
export function settle(call: CallApi, id: number, state: PortalContactState) {
  return call(settlePortalContact, { params: { id }, body: { state } });
}

/** Hides a comment, or shows it again. */
export async function moderate(call: CallApi, id: number, state: 'published' | 'hidden') {
  const { ok } = await call(moderateComment, { body: { id, state } });
  return { ok, message: state === 'hidden' ? texts.comments.hidden : texts.comments.shown };
}
