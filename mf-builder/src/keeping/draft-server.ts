import type { DraftForm } from '../form-document/form-path.ts';

/** A draft as the server has it. */
export interface ServerDraft {
  readonly id: number;
  readonly version: number;
  readonly form: DraftForm;
}

/** What is sent of a form that goes on. */
export interface DraftToSend {
  readonly id: number | null;
  readonly version: number | null;
  readonly builder: number;
  readonly project: number | null;
  /** Told with a new draft, and where the form has taken in a newer version than the draft began with. */
  readonly projectVersion: number | null;
  readonly key: string;
  readonly form: DraftForm;
}

/** What the server answered: saved, moved on meanwhile, or the reason why not. */
export type SaveAnswer =
  | { readonly kind: 'saved'; readonly id: number; readonly version: number; readonly at: number }
  /** Somebody saved another version; this is what stands now. */
  | { readonly kind: 'moved'; readonly draft: ServerDraft }
  /** The project of which the form holds a version has a newer one. */
  | { readonly kind: 'project-moved'; readonly version: number; readonly form: DraftForm }
  | { readonly kind: 'gone' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'away' }
  | { readonly kind: 'refused'; readonly message: string };

/** The server's side of a form that is kept; a failure is an answer, never an error. */
export interface DraftServer {
  readonly save: (draft: DraftToSend) => Promise<SaveAnswer>;
  /** The draft as it stands; undefined where it cannot be had now. */
  readonly read: (id: number) => Promise<ServerDraft | undefined>;
}
