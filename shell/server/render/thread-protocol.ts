import type { RenderRequest, RenderResult } from '@umbral/protocol/remote/render-contract.ts';
import type { RemoteName } from '@umbral/protocol/routes/owners.ts';
import type { RequestTrace } from 'infra-observability/trace-context.ts';

/** What a render thread is started with. */
export interface ThreadSetup {
  /** Path of the remote's `server.cjs`. */
  readonly bundle: string;
  /** Two 32-bit cells that both sides see at any time, even while the thread stands still: see `cells`. */
  readonly shared: SharedArrayBuffer;
}

/** Cells of the shared memory: the task whose code runs, and the last ping that the thread answered. */
export const cells = { executing: 0, answered: 1 } as const;
export const cellBytes = 8;

export type ToThread =
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly request: RenderRequest;
      readonly trace: RequestTrace | undefined;
      /** It is told to stop after so many milliseconds. */
      readonly softMs: number;
    }
  | {
      readonly kind: 'abort';
      readonly id: number;
      /** The machine had no time for it. */
      readonly isStarved: boolean;
    }
  | { readonly kind: 'ping'; readonly sequence: number };

/** What a bundle says about itself once it is loaded. */
export interface RemoteFacts {
  readonly remote: RemoteName;
  readonly fragments: readonly string[];
}

export type FromThread =
  | ({ readonly kind: 'ready' } & RemoteFacts)
  | {
      readonly kind: 'done';
      readonly id: number;
      readonly result: Omit<RenderResult, 'html'>;
      /** In UTF-8. */
      readonly html: Uint8Array;
    }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string }
  /** A promise was rejected and nobody took that; `id` is the task that began it, 0 where none did. */
  | { readonly kind: 'stray'; readonly id: number; readonly message: string };
