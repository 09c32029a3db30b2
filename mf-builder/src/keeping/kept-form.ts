import type { FormDocument } from '../form-document/form-document.ts';
import type { DraftForm } from '../form-document/form-path.ts';
import type { DeviceCopy } from './device-copies.ts';
import type { DraftServer, ServerDraft } from './draft-server.ts';

/** With what a form begins. */
export interface KeptForm {
  /** Drawn for this form: a new draft that is sent twice with it is one. */
  readonly key: string;
  readonly builder: number;
  readonly project: number | null;
  /** The version of the project from which the changes began, and its form then. */
  readonly projectVersion: number | null;
  readonly projectForm: DraftForm | null;
  readonly draft: ServerDraft | null;
  /** What changes are told from: the draft, or the project, as it was read. */
  readonly base: DraftForm;
}

/** Where a keeper puts what it keeps. */
export interface KeeperParts {
  readonly document: FormDocument;
  readonly server: DraftServer;
  /** Keeps on the device, false where it has no room; forgets where there is nothing to keep. */
  readonly device: (copy: DeviceCopy | undefined) => boolean;
  /** The clock, in milliseconds. */
  readonly now: () => number;
}
