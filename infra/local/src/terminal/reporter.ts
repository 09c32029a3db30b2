import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { isOutOfRoom } from 'infra-db/out-of-room.ts';
import { prefixed, readableLine } from './line-format.ts';
import { type LogFile, openLogFile } from './log-file.ts';

/** Tells what happens: to the terminal in short, to one log file per program in full. */
export interface Reporter {
  /** A step of the start itself. */
  say(text: string): void;
  /** A step of one part. */
  step(name: string, text: string): void;
  /** A line that a program printed. */
  line(name: string, text: string): void;
  close(): void;
}

/** What one program may keep of a run, and once more as much. */
const logBytes = 64 * 1024 * 1024;

const nowhere: LogFile = { add: () => undefined, close: () => undefined };

function openLog(logsDir: string, name: string): LogFile {
  try {
    return openRunLog(logsDir, name);
  } catch (error) {
    if (!isOutOfRoom(error)) throw error;
    return nowhere;
  }
}

function openRunLog(logsDir: string, name: string): LogFile {
  mkdirSync(logsDir, { recursive: true, mode: 0o700 });
  const file = join(logsDir, `${name}.log`);
  // One run a file; the run before stays for comparison.
  if (existsSync(file)) renameSync(file, `${file}.1`);
  return openLogFile(file, logBytes);
}

/** Makes a reporter; `isQuiet` keeps the programs' own lines off the terminal. */
export function createReporter({ logsDir, isQuiet = false }: { logsDir: string; isQuiet?: boolean }): Reporter {
  const hasColour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  const logs = new Map<string, LogFile>();
  let isClosed = false;
  const print = (name: string, text: string) => process.stdout.write(`${prefixed(name, text, hasColour)}\n`);
  const write = (name: string, text: string) => {
    if (isClosed) return;
    const log = logs.get(name) ?? openLog(logsDir, name);
    logs.set(name, log);
    log.add(`${new Date().toISOString()} ${text}`);
  };
  return {
    say: (text) => print('umbral', text),
    step(name, text) {
      write(name, `-- ${text}`);
      print(name, text);
    },
    line(name, text) {
      write(name, text);
      const readable = isQuiet ? undefined : readableLine(text);
      if (readable) print(name, readable);
    },
    close() {
      isClosed = true;
      for (const log of logs.values()) log.close();
      logs.clear();
    },
  };
}
