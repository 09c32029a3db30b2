import type { AppName } from '@umbral/protocol/release/artifact.ts';

/** What an activation changed. */
export interface Activation {
  readonly app: AppName;
  readonly version: string;
  readonly previous?: string | undefined;
  readonly composition: string;
}

/** A version that should run here and does not. */
export interface RefusedVersion {
  readonly remote: AppName;
  readonly version: string;
  /** One sentence. */
  readonly reason: string;
}

/** Where a source stands. */
export interface SourceState {
  readonly kind: 'folder' | 'registry';
  /** Whose compositions it follows; nothing where it follows none. */
  readonly environment?: string;
  /** Number of the composition that was carried out last; 0 where they have none. */
  readonly seq: number;
  readonly refused: readonly RefusedVersion[];
  /** Why it does not follow the registry now. */
  readonly fault?: string | undefined;
  /** Milliseconds since the registry said something, news or that there are none; nothing before its first word. */
  readonly silentMs?: number | undefined;
}

/** Decides which versions run. */
export interface CompositionSource {
  /** Settles once pages can be answered. */
  start(): Promise<void>;
  /** Proves a version and makes it the active one; throws `UnfitArtifact` and leaves everything as it was. */
  activate(app: AppName, version: string): Promise<Activation>;
  /** Makes the version that ran before the active one again. */
  rollBack(app: AppName): Promise<Activation>;
  state(): SourceState;
  stop(): Promise<void>;
}
