import { readLock } from 'infra-db/embedded/pid-lock.ts';
import { isRunning } from 'infra-db/embedded/process-identity.ts';
import { type Settings, stateFiles } from '../settings.ts';

/** The portal that runs on a state folder. */
export interface RunningPortal {
  url: string;
  hasDevOverrides: boolean;
}

/** The portal that runs on the state folder of the settings; `undefined` when none does. */
export function findRunningPortal({ home }: Settings): RunningPortal | undefined {
  const holder = readLock(stateFiles(home).lock);
  if (!holder || !isRunning(holder) || holder.facts.state === 'stopping') return undefined;
  const { url = '', devOverrides } = holder.facts;
  return { url, hasDevOverrides: devOverrides === 'true' };
}
