/** How long renders may take, in milliseconds. */
export interface RenderTimeouts {
  /** The remote is told to stop. */
  readonly softMs: number;
  /** The task counts as failed, whether the remote stopped or not. */
  readonly hardMs: number;
  /** A thread that does not answer for so long is ended. */
  readonly blockMs: number;
}
