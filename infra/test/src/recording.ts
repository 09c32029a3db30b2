import { existsSync, readFileSync } from 'node:fs';

/** What others may use of a remote, as its portal publishes it. */
export interface RecordedContract {
  /** Its pages: pattern by key. */
  readonly routes: Readonly<Record<string, string>>;
  readonly topics: Readonly<Record<string, unknown>>;
  /** Its fragments. */
  readonly offers: Readonly<Record<string, unknown>>;
}

/** An answer of the API. */
export interface RecordedAnswer {
  readonly status: number;
  readonly body: unknown;
}

/** What was around a remote in a portal: `composition.json`, as `umbral record` writes it. */
export interface Recording {
  readonly format: 1;
  /** 0 where nothing was recorded. */
  readonly composition: number;
  /** The other remotes. */
  readonly remotes: Readonly<Record<string, RecordedContract>>;
  /** HTML of fragments of others, by `keyOfFragment`. */
  readonly fragments: Readonly<Record<string, string>>;
  /** What the API answered the pages that were recorded, by the path with its query below the API. */
  readonly answers: Readonly<Record<string, RecordedAnswer>>;
}

const nothing: Recording = { format: 1, composition: 0, remotes: {}, fragments: {}, answers: {} };

/** Reads a recording; a repository that has recorded nothing yet has an empty one. Throws for another format. */
export function readRecording(file: string): Recording {
  if (!existsSync(file)) return nothing;
  const recording: Recording = JSON.parse(readFileSync(file, 'utf8'));
  if (recording.format !== 1) throw new Error(`${file} was recorded by another umbral: run umbral record again.`);
  return recording;
}
