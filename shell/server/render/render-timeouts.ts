import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';

/** How long a task of a render thread may take, in milliseconds. */
export interface TaskTimeouts {
  /** The remote is told to stop. */
  readonly softMs: number;
  /** The task counts as failed, whether the remote stopped or not. */
  readonly hardMs: number;
  /** A thread that does not answer for so long is ended. */
  readonly blockMs: number;
}

/** How long renders may take, in milliseconds. */
export interface RenderTimeouts extends TaskTimeouts {
  /** The remote of a fragment is told to stop: the page around it waits. */
  readonly fragmentMs: number;
}

/** What holds unless the environment says otherwise. */
export const usualTimeouts: RenderTimeouts = { softMs: 2000, fragmentMs: 1200, hardMs: 3500, blockMs: 1500 };

/** When the remote of a render is told to stop. */
export function softTimeoutOf({ kind }: RenderRequest, { softMs, fragmentMs }: RenderTimeouts): number {
  return kind === 'fragment' ? fragmentMs : softMs;
}
