import { deleteComparison, renameComparison } from '@umbral/domain/api/saved.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';

/** Deletes a saved comparison. */
export function removeComparison(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(deleteComparison, { query: { comparison_id: id } });
}

/** Gives a saved comparison another name; gives the sentence of the answer. */
export async function nameComparison(call: CallApi, id: number, name: string): Promise<Outcome<string>> {
  const { ok, message } = await call(renameComparison, { body: { comparison_id: id, name } });
  return ok === 1 ? sent(message) : refused(message);
}
