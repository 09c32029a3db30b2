import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { sharedModules } from '../shared-modules.ts';

/** Shared module → the exact version that the shell provides, or the range that a remote needs. */
export function sharedRanges(app: AppName): Record<string, string> {
  const rows = Object.entries(sharedModules).map(([request, { version, requiredVersion }]) => [
    request,
    app === 'shell' ? version : requiredVersion,
  ]);
  return Object.fromEntries(rows);
}
