import { StartProblem } from 'infra-db/embedded/start-problem.ts';
import type { RegistryAccess } from 'infra-releases/client/registry-client.ts';
import { ensureKeyFile, readKeyFile } from 'infra-releases/signing/key-files.ts';
import type { SigningKey } from 'infra-releases/signing/key-pair.ts';
import { type Settings, stateFiles } from '../settings.ts';
import { readPorts } from './ports.ts';
import { releasesUrlOf } from './processes.ts';
import { findRunningPortal } from './running-portal.ts';
import { ensureSecrets } from './secrets.ts';

/** A registry that this machine may ask. */
export interface KnownRegistry {
  readonly access: RegistryAccess;
  /** Where visitors see its portal. */
  readonly origin: string;
  /** Whether it belongs to the portal on this machine. */
  readonly isOwn: boolean;
  /** Signs releases; asked for only by who releases. */
  key(): SigningKey;
  /** Signs what browsers saw; asked for only by who runs them. */
  evidenceKey(): SigningKey;
}

/** The registry that the environment names, else that of the portal which runs on the state folder. */
export function findRegistry(settings: Settings, env: NodeJS.ProcessEnv = process.env): KnownRegistry | undefined {
  const { RELEASES_URL: url, RELEASES_TOKEN: token, RELEASES_KEY_FILE: keyFile, PORTAL_ORIGIN: origin } = env;
  const { RELEASES_EVIDENCE_KEY_FILE: runnerKey } = env;
  if (url) {
    if (!token) throw new StartProblem('RELEASES_URL needs RELEASES_TOKEN: the token of your team.');
    if (!URL.canParse(url)) throw new StartProblem('RELEASES_URL is no address: it ends with /platform/api.');
    return {
      access: { url, token },
      origin: origin || new URL(url).origin,
      isOwn: false,
      key() {
        if (!keyFile) throw new StartProblem('RELEASES_KEY_FILE must name the private key of your team.');
        return readKeyFile(keyFile);
      },
      evidenceKey() {
        if (!runnerKey) throw new StartProblem('RELEASES_EVIDENCE_KEY_FILE must name the private key of the runner.');
        return readKeyFile(runnerKey);
      },
    };
  }
  const portal = findRunningPortal(settings);
  const files = stateFiles(settings.home);
  const port = readPorts(files.ports).releases;
  if (!portal || port === undefined) return undefined;
  return {
    access: { url: releasesUrlOf({ releases: port }), token: ensureSecrets(files.secrets).operatorToken },
    origin: portal.url,
    isOwn: true,
    key: () => ensureKeyFile(files.manifestKey),
    evidenceKey: () => ensureKeyFile(files.evidenceKey),
  };
}
