import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';
import { type RenderTimeouts, softTimeoutOf } from './render-timeouts.ts';

/** How long the remote of a render may take before it is told to stop. */
export interface Allowance {
  readonly softMs: number;
  /** Less than usual, for no fault of the remote. */
  readonly isShort: boolean;
}

/** How long is waited for a render, as things are. */
export type Patience = (request: RenderRequest) => Allowance;

/** While nothing comes from the API, pages answer within half a second: whole, with holes, or as they were. */
const shortMs = { page: 400, fragment: 250 } as const;

/** Makes the patience of a server: the usual one, and next to none while what remotes ask of others does not come. */
export function createPatience(timeouts: RenderTimeouts, isBackendSilent: () => boolean): Patience {
  return (request) => {
    const usualMs = softTimeoutOf(request, timeouts);
    const isShort = isBackendSilent() && shortMs[request.kind] < usualMs;
    return { softMs: isShort ? shortMs[request.kind] : usualMs, isShort };
  };
}
