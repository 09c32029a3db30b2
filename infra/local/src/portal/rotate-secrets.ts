import { rmSync } from 'node:fs';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { type Settings, stateFiles } from '../settings.ts';
import { findRunningPortal } from './running-portal.ts';

/** Forgets the secrets of a portal that does not run; its next start makes new ones. */
export function rotateSecrets(settings: Settings): void {
  if (findRunningPortal(settings))
    throw new StartProblem('The portal runs with its secrets: stop it, then rotate them.');
  rmSync(stateFiles(settings.home).secrets, { force: true });
}
