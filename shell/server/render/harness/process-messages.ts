import type { RenderRequest } from '@umbral/protocol/remote/render-contract.ts';

/** What the shell tells a process that draws. The text of a frame is the body of an `answer`. */
export type ToProcess =
  | { readonly kind: 'render'; readonly id: number; readonly request: RenderRequest }
  | { readonly kind: 'abort'; readonly id: number; readonly isStarved: boolean }
  | { readonly kind: 'ping'; readonly sequence: number }
  | {
      readonly kind: 'answer';
      readonly call: number;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unanswered'; readonly call: number; readonly message: string };

/** A call that a remote wants to have made; the text of its frame is the body. */
export interface WantedCall {
  readonly kind: 'call';
  readonly call: number;
  /** The task that it is made for. */
  readonly id: number;
  readonly url: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
}
