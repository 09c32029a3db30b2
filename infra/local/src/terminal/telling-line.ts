import { readableLine } from './line-format.ts';

const noise = /^\s*(at |\^|[{}]|Node\.js v|npm (notice|warn)|throw )/;
const named = /^(Uncaught )?\w*(Error|Problem|Exception)\b.*: /;

/** Remembers which of a program's lines says best why it ended. */
export interface TellingLine {
  hear(line: string): void;
  /** The last named error, else the last line that is no noise; empty before the first. */
  text(): string;
}

/** Makes the memory of one run. */
export function createTellingLine(): TellingLine {
  let error = '';
  let last = '';
  return {
    hear(line) {
      const readable = readableLine(line)?.trim() ?? '';
      if (readable === '' || noise.test(line)) return;
      last = readable;
      if (named.test(readable)) error = readable;
    },
    text: () => error || last,
  };
}
