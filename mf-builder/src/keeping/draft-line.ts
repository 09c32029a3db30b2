import type { DraftForm } from '../form-document/form-path.ts';
import type { DeviceCopy } from './device-copies.ts';
import type { DraftToSend, SaveAnswer } from './draft-server.ts';
import type { KeptForm } from './kept-form.ts';
import { isSame } from './same-value.ts';

/** A draft of the server, as it was last saved or read. */
export interface DraftVersion {
  readonly id: number;
  readonly version: number;
}

/** From where a form goes on: what the server has of it, and of its project. */
export class DraftLine {
  readonly #begin: KeptForm;
  /** The form that the server has. */
  base: DraftForm;
  draft: DraftVersion | null;
  projectVersion: number | null;
  #projectForm: DraftForm | null;
  /** The version of the project that the server's draft says it holds. */
  #toldVersion: number | null;
  #creationKey: string;
  /** How often a new draft was sent. */
  #tries = 0;
  /** What was sent since the last answer: the server may have any of it. */
  #unanswered: readonly DraftForm[] = [];

  constructor(begin: KeptForm) {
    this.#begin = begin;
    this.base = begin.base;
    this.draft = begin.draft && { id: begin.draft.id, version: begin.draft.version };
    this.projectVersion = begin.projectVersion;
    this.#projectForm = begin.projectForm;
    this.#toldVersion = begin.draft ? begin.projectVersion : null;
    this.#creationKey = begin.key;
  }

  /** What is sent next. */
  next(form: DraftForm): DraftToSend {
    if (!this.draft) this.#tries += 1;
    this.#unanswered = [...this.#unanswered, form];
    const { builder, project } = this.#begin;
    const projectVersion = this.projectVersion === this.#toldVersion ? null : this.projectVersion;
    const { id, version } = this.draft ?? { id: null, version: null };
    return { id, version, key: this.#creationKey, builder, project, projectVersion, form };
  }

  /**
   * What was sent is saved. False where a draft may hold an earlier try, whose answer was lost: what was sent now must
   * follow as its next version.
   */
  accept({ form, projectVersion }: DraftToSend, { id, version }: Extract<SaveAnswer, { kind: 'saved' }>): boolean {
    const holdsAnother = !this.draft && this.#tries > 1;
    this.draft = { id, version };
    this.#toldVersion = projectVersion ?? this.#toldVersion;
    this.#unanswered = [];
    if (!holdsAnother) this.base = form;
    return !holdsAnother;
  }

  /** The server has another version; gives the form from which the changes since are told. */
  moveTo(draft: DraftVersion, form: DraftForm): DraftForm {
    // A save whose answer was lost is this form's own, and nobody else's change.
    const before = this.#unanswered.findLast((sent) => isSame(sent, form)) ?? this.base;
    this.#unanswered = [];
    this.draft = draft;
    this.base = form;
    return before;
  }

  /** The project has another version; gives the form of the one before. */
  moveProjectTo(version: number, form: DraftForm): DraftForm {
    const before = this.#projectForm ?? this.base;
    this.projectVersion = version;
    this.#projectForm = form;
    return before;
  }

  /** Goes on with a copy: a draft that was never answered keeps the key with which it was sent. */
  goOnWith({ creationKey, draft }: DeviceCopy): void {
    if (draft !== null) return;
    this.#creationKey = creationKey;
    this.#tries = 1;
  }

  /** What the device keeps. */
  copyOf(form: DraftForm, changedAt: number): DeviceCopy {
    const { key, builder, project } = this.#begin;
    const { id: draft, version } = this.draft ?? { id: null, version: null };
    return { key, creationKey: this.#creationKey, builder, project, draft, version, base: this.base, form, changedAt };
  }
}
