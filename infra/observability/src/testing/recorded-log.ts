import { createLogger } from '../logger.ts';

export interface RecordedLog {
  log: ReturnType<typeof createLogger>;
  /** Everything that was written, as it would stand in a file. */
  text(): string;
  lines(): Record<string, unknown>[];
}

/** The log of a program at its most talkative, kept in memory. */
export function recordLog(program: string): RecordedLog {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  return {
    log: createLogger({ program, level: 'trace', destination }),
    text: () => written.join(''),
    lines: () => written.map((line): Record<string, unknown> => JSON.parse(line)),
  };
}
