import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { artifactFolder } from '../../artifacts/artifact.ts';
import { versionSchema } from '../../artifacts/artifact-schema.ts';

/** Remembers which releases of the folder came from the registry: only those may go, for they can come again. */
export interface FetchedReleases {
  /** It is needed now; called for every release that is taken, and noted for those that were fetched. */
  needed(app: AppName, version: string): Promise<void>;
  fetched(app: AppName, version: string): Promise<void>;
  /** Removes what was fetched and not needed for two days, unless `isNeeded` says otherwise. Gives what is gone. */
  forgetOld(isNeeded: (app: AppName, version: string) => boolean): Promise<readonly string[]>;
}

/** Longer than a tab counts in the registry without a sign of life. */
const keptMs = 2 * 86_400_000;

/** Keeps a mark for each fetched release in a folder of its own; the mark's time is the last need. */
export function openFetchedReleases(artifactsDir: string, now: () => number = Date.now): FetchedReleases {
  const marks = join(artifactsDir, '.fetched');
  const markOf = (app: AppName, version: string) => join(marks, `${app}@${version}`);

  async function forget(name: string, isNeeded: (app: AppName, version: string) => boolean): Promise<boolean> {
    const [first = '', second = ''] = name.split('@');
    const app = appNameSchema.safeParse(first);
    const version = versionSchema.safeParse(second);
    const facts = await stat(join(marks, name)).catch(() => undefined);
    if (!app.success || !version.success || !facts || now() - facts.mtimeMs < keptMs) return false;
    if (isNeeded(app.data, version.data)) return false;
    // The mark goes last: what was not removed whole is tried again.
    await rm(artifactFolder(artifactsDir, app.data, version.data), { recursive: true, force: true });
    await rm(join(marks, name), { force: true });
    return true;
  }

  return {
    async needed(app, version) {
      const isMarked = await stat(markOf(app, version)).catch(() => undefined);
      if (isMarked) await writeFile(markOf(app, version), '');
    },
    async fetched(app, version) {
      await mkdir(marks, { recursive: true });
      await writeFile(markOf(app, version), '');
    },
    async forgetOld(isNeeded) {
      const gone: string[] = [];
      for (const name of await readdir(marks).catch(() => [])) if (await forget(name, isNeeded)) gone.push(name);
      return gone;
    },
  };
}
