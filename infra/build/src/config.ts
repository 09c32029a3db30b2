import { isRemoteName } from '@umbral/protocol/routes/owners.ts';
import type { BuildAdapter } from './adapters/build-adapter.ts';
import type { AppBuild } from './build-target.ts';
import { remoteBuild } from './remote-preset.ts';

/** What the team of a remote says of it, in its `umbral.config.ts`. */
export interface RemoteConfig {
  /** As the registry knows it: `mf-insurance`. */
  readonly name: string;
  /** What its pages are made with; absent: React. */
  readonly adapter?: BuildAdapter | undefined;
}

/** The default export of `umbral.config.ts`. Throws for a name that no registry takes. */
export function defineConfig({ name, adapter }: RemoteConfig): AppBuild {
  if (!isRemoteName(name)) throw new Error(`${name} is no name of a remote: 2 to 40 small letters, digits and dashes`);
  return remoteBuild(name, '.', adapter);
}
