import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';

/** A file that lines are added to. */
export interface LogFile {
  /** Adds a line. One that finds no room is lost: no program ends because a line could not be written. */
  add(line: string): void;
  close(): void;
}

/**
 * Opens a log, made where there is none. At `maxBytes` what stands in it moves to `<path>.1`, in place of what was
 * there, so that a log never takes more than twice as much.
 */
export function openLogFile(path: string, maxBytes: number): LogFile {
  let file = openSync(path, 'a');
  let bytes = fstatSync(file).size;

  function turnOver(): void {
    renameSync(path, `${path}.1`);
    const fresh = openSync(path, 'a');
    closeSync(file);
    file = fresh;
    bytes = 0;
  }

  return {
    add(line) {
      const text = Buffer.from(`${line}\n`);
      try {
        if (bytes > 0 && bytes + text.length > maxBytes) turnOver();
        bytes += writeSync(file, text);
      } catch {
        // A full disk is told by whoever watches it.
      }
    },
    close: () => closeSync(file),
  };
}
