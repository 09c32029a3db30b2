import { deleteCalculation, keepCalculation, renameCalculation } from '@umbral/domain/api/calculations.ts';
import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';

/** Gives a kept result a name; gives the sentence of the answer [C392]. */
export async function nameCalculation(call: CallApi, id: number, name: string): Promise<Outcome<string>> {
  const { ok, message } = await call(renameCalculation, { body: { id, name } });
  return ok === 1 ? sent(message) : refused(message);
}

/** Deletes a kept result [C393]. */
export function removeCalculation(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(deleteCalculation, { body: { id } });
}

/** Keeps a result again that was deleted, under its name [C391]. */
export function keepAgain(call: CallApi, { calculator, query, amount, name }: KeptCalculation): Promise<ChangeAnswer> {
  return call(keepCalculation, { body: { calculator, query, amount, name: name ?? undefined } });
}
