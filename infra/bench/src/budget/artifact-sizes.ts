import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { AssetGroup, Assets } from '@umbral/protocol/release/artifact.ts';

/** A file that visitors load, with its bytes on the wire. */
export interface SizedFile {
  /** `mf-search/app.b13138f151.js`. */
  readonly name: string;
  /** Brotli where the file is packed (scripts, styles), else as it is (fonts). */
  readonly bytes: number;
}

/** What one built application sends to browsers. */
export interface ArtifactSizes {
  readonly app: string;
  /** The container of a remote; absent in the shell. */
  readonly entry: SizedFile | undefined;
  /** Names of the chunk groups: `app`, `page-…`, `fragment-…`; `main` in the shell. */
  readonly groups: readonly string[];
  /** Files of a group; throws for a name that is not there. */
  files(group: string, kind: keyof AssetGroup): readonly SizedFile[];
  readonly fonts: readonly SizedFile[];
}

/** The artifacts that `active.json` names, by application; throws when nothing was built. */
export function readActiveSizes(artifactsDir: string): ReadonlyMap<string, ArtifactSizes> {
  const active: Record<string, string> = JSON.parse(readFileSync(join(artifactsDir, 'active.json'), 'utf8'));
  const read = ([app, version]: [string, string]) => readSizes(app, join(artifactsDir, app, version, 'web'));
  return new Map(Object.entries(active).map((entry) => [entry[0], read(entry)]));
}

function readSizes(app: string, folder: string): ArtifactSizes {
  const { entry, groups }: Assets = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'));
  const sized = (file: string): SizedFile => ({ name: `${app}/${file}`, bytes: wireBytes(join(folder, file)) });
  return {
    app,
    entry: entry === undefined ? undefined : sized(entry),
    groups: Object.keys(groups),
    files(group, kind) {
      const found = groups[group];
      if (!found) throw new Error(`${app} has no chunk ${group}`);
      return found[kind].map(sized);
    },
    fonts: readdirSync(folder)
      .filter((file) => file.endsWith('.woff2'))
      .map(sized),
  };
}

function wireBytes(file: string): number {
  const packed = `${file}.br`;
  return statSync(existsSync(packed) ? packed : file).size;
}
