import { changeAlert, deleteAlert } from '@umbral/domain/api/saved.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';
import type { AlertEdit } from './alert-edit-values.ts';

/** Pauses or resumes an alert. */
export function setActive(call: CallApi, id: number, isActive: boolean): Promise<ChangeAnswer> {
  return call(changeAlert, { body: { id, is_active: isActive } });
}

/** Deletes an alert. */
export function removeAlert(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(deleteAlert, { body: { id } });
}

/** Gives an alert another name and frequency; gives the sentence of the answer. */
export async function editAlert(call: CallApi, id: number, edit: AlertEdit): Promise<Outcome<string>> {
  const { ok, message } = await call(changeAlert, { body: { id, ...edit } });
  return ok === 1 ? sent(message) : refused(message);
}
