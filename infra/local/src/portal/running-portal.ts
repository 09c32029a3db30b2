import { readLock } from 'infra-db/embedded/pid-lock.ts';
import { isRunning } from 'infra-db/embedded/process-identity.ts';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import { type Settings, stateFiles } from '../settings.ts';
import { ensureSecrets } from './secrets.ts';

/** The portal that runs on a state folder. */
export interface RunningPortal {
  url: string;
  /** Loopback address of its shell server. */
  loopbackUrl: string;
  hasDevOverrides: boolean;
}

/** The portal that runs on the state folder of the settings; `undefined` when none does. */
export function findRunningPortal({ home }: Settings): RunningPortal | undefined {
  const holder = readLock(stateFiles(home).lock);
  if (!holder || !isRunning(holder) || holder.facts.state === 'stopping') return undefined;
  const { url = '', port = '', devOverrides } = holder.facts;
  return { url, loopbackUrl: `http://127.0.0.1:${port}`, hasDevOverrides: devOverrides === 'true' };
}

/** A call that changes which version of a remote the portal serves. */
export type ReleaseCall =
  | { path: 'activate'; body: { remote: string; version: string } }
  | { path: 'rollback'; body: { remote: string } };

/** Tells a running portal which version to serve; rejects with its answer when it refuses. */
export async function tellPortal(
  portal: RunningPortal,
  settings: Settings,
  { path, body }: ReleaseCall,
): Promise<void> {
  const { adminToken } = ensureSecrets(stateFiles(settings.home).secrets);
  const response = await fetch(`${portal.loopbackUrl}/_platform/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  if (response.ok) return;
  const answer = (await response.text()).slice(0, 300);
  throw new StartProblem(`The portal keeps its version of ${body.remote} (status ${response.status}): ${answer}`);
}
