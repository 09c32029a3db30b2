import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/** How a task ended; a failure says why. */
export type TaskOutcome = { isPublished: true } | { isPublished: false; reason: string };

/** Ended tasks that are remembered. */
const MOST_OUTCOMES = 10_000;
const MOST_LINES = 5 * MOST_OUTCOMES;
const LOST = 'The search process ended before this change was carried out: send it again';

/**
 * Which tasks were accepted and how they ended, in memory and in a file, so that a restart forgets none: a task that was
 * accepted and has no end was lost with the process, and says so. Lines reach the file before anybody is answered, and
 * the disk when the system writes them: a power cut may turn a published task into a lost one, never the other way.
 */
export class TaskLog {
  readonly #path: string | null;
  readonly #outcomes = new Map<number, TaskOutcome>();
  /** Accepted and not ended. */
  readonly #open = new Set<number>();
  #file: number | null = null;
  #lines = 0;
  #highest = 0;

  /** Reads what a file knows; without a path everything is in memory alone. */
  constructor(path: string | null) {
    this.#path = path;
    if (path === null) return;
    this.#read(path);
    this.#rewrite(path);
  }

  /** The highest number that was ever given to a task. */
  get highest(): number {
    return this.#highest;
  }

  outcome(taskID: number): TaskOutcome | null {
    return this.#outcomes.get(taskID) ?? null;
  }

  /** Notes that a task is accepted; throws where that cannot be written. */
  accept(taskID: number): void {
    this.#highest = Math.max(this.#highest, taskID);
    this.#write(`A ${taskID}\n`);
    this.#open.add(taskID);
  }

  /** Notes how a task ended. Where the file cannot be written, this process still knows it. */
  end(taskID: number, outcome: TaskOutcome): void {
    this.#open.delete(taskID);
    this.#remember(taskID, outcome);
    try {
      this.#write(line(taskID, outcome));
    } catch {
      // After a restart the task counts as lost, which asks for the same: to send it again.
    }
  }

  close(): void {
    if (this.#file !== null) closeSync(this.#file);
    this.#file = null;
  }

  #remember(taskID: number, outcome: TaskOutcome): void {
    this.#outcomes.set(taskID, outcome);
    const oldest = this.#outcomes.keys().next();
    if (this.#outcomes.size > MOST_OUTCOMES && oldest.done !== true) this.#outcomes.delete(oldest.value);
  }

  #write(text: string): void {
    if (this.#path === null) return;
    if (this.#lines >= MOST_LINES) this.#rewrite(this.#path);
    this.#file ??= openSync(this.#path, 'a');
    writeSync(this.#file, text);
    this.#lines++;
  }

  #read(path: string): void {
    const open = new Set<number>();
    for (const text of readLines(path)) {
      const [, kind, id = '', reason = ''] = /^([APF]) (\d+)(?: (.*))?$/.exec(text) ?? [];
      const taskID = Number(id);
      if (kind === undefined) continue;
      this.#highest = Math.max(this.#highest, taskID);
      if (kind === 'A') open.add(taskID);
      else {
        open.delete(taskID);
        this.#remember(taskID, kind === 'P' ? { isPublished: true } : { isPublished: false, reason });
      }
    }
    for (const taskID of open) this.#remember(taskID, { isPublished: false, reason: LOST });
  }

  /** Writes only the tasks that are remembered, and those that wait. */
  #rewrite(path: string): void {
    const ended = [...this.#outcomes].map(([taskID, outcome]) => line(taskID, outcome));
    const lines = [...ended, ...[...this.#open].map((taskID) => `A ${taskID}\n`)];
    this.close();
    mkdirSync(dirname(path), { recursive: true });
    try {
      writeFileSync(`${path}.tmp`, lines.join(''));
      renameSync(`${path}.tmp`, path);
      this.#lines = lines.length;
    } catch {
      // A full disk: the longer file goes on.
      rmSync(`${path}.tmp`, { force: true });
    }
  }
}

function line(taskID: number, outcome: TaskOutcome): string {
  return outcome.isPublished ? `P ${taskID}\n` : `F ${taskID} ${outcome.reason.replace(/\s+/g, ' ')}\n`;
}

function readLines(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n');
  } catch {
    return [];
  }
}
