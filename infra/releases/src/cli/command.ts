import type { RegistryClient } from '../client/registry-client.ts';

/** What a command works with. */
export interface CommandContext {
  readonly client: RegistryClient;
  /** Where visitors see the portal. */
  readonly origin: string;
  /** Answers as JSON, for programs. */
  readonly isJson: boolean;
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Has the shells of this machine trust what a key signs, from their next start on; absent where they run elsewhere. */
  readonly trust?: ((publicKey: string) => void) | undefined;
}

/** How a command ended: done, failed, or refused by the gate. */
export const exitCodes = { done: 0, failed: 1, refused: 2 } as const;

/** A command that was not written as it must be; its message says how. */
export class UsageFault extends Error {}

/** Columns under one another, two spaces apart; the last one as long as it is. */
export function alignColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, index) => Math.max(most[index] ?? 0, cell.length)),
    [],
  );
  return rows.map((row) =>
    row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** `2026-11-22 04:31`, in the time of this machine. */
export function minuteOf(moment: string): string {
  const at = new Date(moment);
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** `5 %` of 10,000 visitors. */
export function percentOf(share: number): string {
  return `${share / 100} %`;
}
