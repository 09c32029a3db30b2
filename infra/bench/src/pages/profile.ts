/** How slow the visitor's machine and line are. */
export interface Profile {
  readonly name: string;
  /** Times slower than this machine. */
  readonly cpu: number;
  /** Bytes per second and milliseconds a request; absent: as fast as loopback is. */
  readonly network?: { readonly down: number; readonly up: number; readonly latencyMs: number };
}

/** This machine without any brake. */
export const unthrottled: Profile = { name: 'unthrottled', cpu: 1 };

/** The phone of performance budgets on a slow mobile line, and no brake. */
export const profiles: readonly Profile[] = [
  { name: 'slow', cpu: 4, network: { down: 1_600_000 / 8, up: 750_000 / 8, latencyMs: 150 } },
  unthrottled,
];
