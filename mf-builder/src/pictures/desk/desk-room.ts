import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { KeptFile, KeptFiles } from '../sending/kept-files.ts';
import type { PictureStore } from './picture-store.ts';

/** What the parts of a desk share. */
export interface DeskRoom {
  readonly call: CallApi;
  readonly store: PictureStore;
  /** Chosen files by key, for as long as the form is open. */
  readonly files: Map<string, KeptFile>;
  /** The same on the device, until they have arrived. */
  readonly keptFiles: KeptFiles;
  /** Ends when the form is left. */
  readonly signal: () => AbortSignal;
}
