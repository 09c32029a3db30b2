import { accessSync, constants, mkdirSync } from 'node:fs';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { type Settings, stateFiles } from '../settings.ts';

function requireWritable(folder: string, mode: number): void {
  try {
    mkdirSync(folder, { recursive: true, mode });
    accessSync(folder, constants.W_OK);
  } catch {
    throw new StartProblem(`This user may not write the folder ${folder}: give it to the user who starts Umbral.`);
  }
}

/** Makes the folders of a portal's state; throws a `StartProblem` that names the first one this user may not write. */
export function prepareFolders({ home, artifactsDir }: Settings): void {
  const { mail, uploads, search, logs, releases, keys } = stateFiles(home);
  for (const folder of [home, artifactsDir]) requireWritable(folder, 0o755);
  // Mail, uploads and logs are about people, keys are secret: for this user alone. Not so the folder above them, which the database
  // of a start by root must be able to pass as nobody.
  for (const folder of [mail, uploads, search, logs, releases, keys]) requireWritable(folder, 0o700);
}
