import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { appNameSchema } from '@umbral/protocol/routes/app-name-schema.ts';
import { z } from 'zod';
import { artifactFolder } from './artifact.ts';
import { versionSchema } from './artifact-schema.ts';

const activeSchema = z.record(appNameSchema, versionSchema);
const historySchema = z.record(
  z.string(),
  z.looseObject({ hash: z.string().default(''), activated: z.array(z.string()).default([]) }),
);
const remembered = 20;

/** Which version of each application runs, kept in `active.json`, with what ran before in `history.json`. */
export interface ActiveTable {
  read(): Promise<Record<AppName, string>>;
  /** Writes that a version runs now; it becomes the newest of the history. */
  activated(app: AppName, version: string): Promise<void>;
  /** Writes that the version before runs again; the one that was left leaves the history. */
  rolledBack(app: AppName, version: string): Promise<void>;
  /** The version that ran before the given one and still exists. */
  previous(app: AppName, current: string): Promise<string | undefined>;
}

/** Opens the table of a folder of artifacts; its writes happen one after the other. */
export function openActiveTable(artifactsDir: string): ActiveTable {
  const activeFile = join(artifactsDir, 'active.json');
  const historyFile = join(artifactsDir, 'history.json');
  let writing: Promise<unknown> = Promise.resolve();

  const read = async () => activeSchema.parse(await readJson(activeFile));
  const readHistory = async () => historySchema.parse(await readJson(historyFile));

  async function write(app: AppName, version: string, next: (activated: readonly string[]) => readonly string[]) {
    const history = await readHistory();
    const entry = history[app] ?? { hash: '', activated: [] };
    await writeJson(historyFile, { ...history, [app]: { ...entry, activated: next(entry.activated) } });
    await writeJson(activeFile, { ...(await read()), [app]: version });
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    const turn = writing.then(work);
    writing = turn.catch(() => undefined);
    return turn;
  }

  return {
    read,
    activated: (app, version) =>
      inTurn(() => write(app, version, (old) => [...old.filter((one) => one !== version), version].slice(-remembered))),
    rolledBack: (app, version) =>
      inTurn(() => write(app, version, (old) => old.slice(0, Math.max(old.lastIndexOf(version), 0) + 1))),
    async previous(app, current) {
      const activated = (await readHistory())[app]?.activated ?? [];
      const before = activated.includes(current) ? activated.slice(0, activated.indexOf(current)) : activated;
      return before.findLast((version) => existsSync(artifactFolder(artifactsDir, app, version)));
    },
  };
}

async function readJson(file: string): Promise<unknown> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

async function writeJson(file: string, value: object): Promise<void> {
  const draft = `${file}.${process.pid}.draft`;
  await writeFile(draft, `${JSON.stringify(value, null, 2)}\n`);
  await rename(draft, file);
}
