import { keepCalculation } from '@umbral/domain/api/calculations.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ResultToKeep } from './use-keep.ts';

/** Keeps a result in the account of whoever is signed in [C391]. */
export function keepResult(call: CallApi, result: ResultToKeep) {
  return call(keepCalculation, { body: { ...result } });
}
