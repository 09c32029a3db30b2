import type { DraftForm } from '../form-document/form-path.ts';
import type { DeviceCopy } from './device-copies.ts';
import { DraftLine, type DraftVersion } from './draft-line.ts';
import type { SaveAnswer } from './draft-server.ts';
import { isUnsaved, type KeepingState, untouched } from './keeping-state.ts';
import type { KeeperParts, KeptForm } from './kept-form.ts';
import { mergeForms } from './merge-forms.ts';
import { isSame } from './same-value.ts';
import { Timer } from './timer.ts';

/** From the first change that is not saved to the save. */
const saveAfterMs = 2_000;
/** The device has each change well within two seconds. */
const keepAfterMs = 500;
const retryMs = { first: 4_000, most: 60_000 };

/** Keeps a form while somebody writes it: the device has every change at once, the server within two seconds. */
export class FormKeeper {
  readonly #parts: KeeperParts;
  readonly #line: DraftLine;
  readonly #saving = new Timer(() => void this.flush());
  readonly #keeping = new Timer(() => this.#keep());
  readonly #listeners = new Set<() => void>();
  #state: KeepingState;
  #sending: Promise<boolean> | undefined;
  #isFinished = false;
  #retry = retryMs.first;

  constructor(begin: KeptForm, parts: KeeperParts) {
    this.#parts = parts;
    this.#line = new DraftLine(begin);
    this.#state = { ...untouched, draft: begin.draft?.id ?? null };
  }

  readonly state = (): KeepingState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The draft that the server has, to be ended by the project that it becomes; nothing where there is none. */
  get draft(): DraftVersion | null {
    return this.#line.draft;
  }

  /** The version of the project that the form holds. */
  get projectVersion(): number | null {
    return this.#line.projectVersion;
  }

  /** Keeps from now on; gives the way to stop, which leaves nothing unkept. */
  readonly start = (): (() => void) => {
    const stop = this.#parts.document.subscribe(this.#changed);
    this.#changed();
    return () => {
      stop();
      this.keepNow();
      this.#saving.stop();
    };
  };

  /** The device gets what it does not have yet: the page may end any moment. */
  keepNow(): void {
    if (this.#keeping.isSet) this.#keep();
  }

  /** Saves what is not saved yet, now; whether the server has everything then. */
  async flush(): Promise<boolean> {
    if (this.#sending) await this.#sending;
    if (this.#isFinished || this.#state.conflicts.length > 0) return false;
    if (!isUnsaved(this.#state)) return true;
    this.#sending = this.#send();
    try {
      return await this.#sending;
    } finally {
      this.#sending = undefined;
    }
  }

  /** Takes in what the server has by now: another person or another tab has saved it. */
  async pull(): Promise<void> {
    const before = this.#line.draft;
    if (!before || !this.#isIdle()) return;
    const theirs = await this.#parts.server.read(before.id);
    if (!theirs || this.#line.draft !== before || !this.#isIdle() || theirs.version <= before.version) return;
    this.#merge(this.#line.moveTo({ id: before.id, version: theirs.version }, theirs.form), theirs.form);
  }

  /** The project has changed under its draft: the form takes in what is new, and the draft says so. */
  takeProject(version: number, now: DraftForm): void {
    this.#merge(this.#line.moveProjectTo(version, now), now);
    if (this.#state.conflicts.length === 0) this.#set({ status: 'waiting' });
    this.#saving.restart(0);
  }

  /** Goes on with what an earlier form on this device has kept and no server got. */
  recover(copy: DeviceCopy): void {
    this.#line.goOnWith(copy);
    const now = this.#parts.document.form();
    this.#parts.document.adopt(copy.form);
    this.#merge(copy.base, now);
  }

  /** The person has settled every conflict. */
  settle(): void {
    this.#set({ conflicts: [], status: this.#isClean() ? 'saved' : 'waiting' });
    if (this.#state.status === 'waiting') this.#saving.restart(0);
  }

  /** The person has read what others changed. */
  acknowledge(): void {
    this.#set({ taken: [] });
  }

  /** The connection, or the session, is back. */
  readonly resume = (): void => {
    if (this.#state.status !== 'away' && this.#state.status !== 'signed-out') return;
    this.#set({ status: 'waiting' });
    this.#saving.restart(0);
  };

  /** Nobody has this draft any more: what is written here becomes a new one. */
  beginAnew(): void {
    this.#line.draft = null;
    this.#set({ status: 'waiting' });
    this.#saving.restart(0);
  }

  /** The form has become the project, or was thrown away: nothing of it is kept. */
  finish(): void {
    this.#isFinished = true;
    this.#saving.stop();
    this.#keeping.stop();
    this.#parts.device(undefined);
    this.#set({ status: 'saved', conflicts: [], taken: [] });
  }

  #set(change: Partial<KeepingState>): void {
    this.#state = { ...this.#state, ...change, draft: this.#line.draft?.id ?? null };
    for (const listener of this.#listeners) listener();
  }

  #isClean(): boolean {
    return isSame(this.#parts.document.form(), this.#line.base);
  }

  #isIdle(): boolean {
    return !this.#sending && !this.#isFinished && this.#state.conflicts.length === 0;
  }

  readonly #changed = (): void => {
    const form = this.#parts.document.form();
    const { status } = this.#state;
    if (this.#isFinished || form === this.#line.base || (status === 'untouched' && this.#isClean())) return;
    this.#keeping.start(keepAfterMs);
    if (status === 'conflict' || status === 'gone' || status === 'signed-out') return;
    if (status === 'untouched' || status === 'saved' || status === 'refused') this.#set({ status: 'waiting' });
    this.#saving.start(saveAfterMs);
  };

  #keep(): void {
    this.#keeping.stop();
    if (this.#isFinished) return;
    const { document, device, now } = this.#parts;
    const isOnDevice = device(this.#isClean() ? undefined : this.#line.copyOf(document.form(), now()));
    if (isOnDevice !== this.#state.isOnDevice) this.#set({ isOnDevice });
  }

  async #send(): Promise<boolean> {
    this.#saving.stop();
    this.#set({ status: 'saving' });
    const draft = this.#line.next(this.#parts.document.form());
    const answer = await this.#parts.server.save(draft);
    if (this.#isFinished) return false;
    if (answer.kind === 'saved') return this.#accept(this.#line.accept(draft, answer), answer.at);
    this.#keep();
    this.#hear(answer);
    return false;
  }

  #accept(holdsAll: boolean, savedAt: number): boolean {
    this.#retry = retryMs.first;
    const isSaved = holdsAll && this.#isClean();
    this.#set({ status: isSaved ? 'saved' : 'waiting', savedAt, message: undefined });
    this.#keep();
    if (!isSaved) this.#saving.start(holdsAll ? saveAfterMs : 0);
    return isSaved;
  }

  #hear(answer: Exclude<SaveAnswer, { kind: 'saved' }>): void {
    if (answer.kind === 'moved') this.#merge(this.#line.moveTo(answer.draft, answer.draft.form), answer.draft.form);
    else if (answer.kind === 'project-moved') this.takeProject(answer.version, answer.form);
    else this.#set({ status: answer.kind, message: answer.kind === 'refused' ? answer.message : undefined });
    if (answer.kind !== 'away') return;
    this.#saving.restart(this.#retry);
    this.#retry = Math.min(this.#retry * 2, retryMs.most);
  }

  /** Merges another version into the form; what both sides changed waits for the person. */
  #merge(before: DraftForm, theirs: DraftForm): void {
    const merge = mergeForms(before, this.#parts.document.form(), theirs);
    this.#parts.document.adopt(merge.form);
    const taken = [...new Set([...this.#state.taken, ...merge.taken])];
    const conflicts = [...this.#state.conflicts, ...merge.conflicts];
    const status = conflicts.length > 0 ? 'conflict' : this.#isClean() ? 'saved' : 'waiting';
    this.#set({ status, conflicts, taken });
    this.#keep();
    if (status === 'waiting') this.#saving.restart(0);
  }
}
