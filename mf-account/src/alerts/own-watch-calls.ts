import { endUnitWatch } from '@umbral/domain/api/unit-watches.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { ChangeAnswer } from '../ui/use-change.ts';

/** Ends the waiting for a home. */
export function endWatch(call: CallApi, id: number): Promise<ChangeAnswer> {
  return call(endUnitWatch, { body: { id } });
}
