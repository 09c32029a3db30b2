import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { consumedModules, partContract, sharedModules } from '../shared-modules.ts';

/** Shared module → the exact version that the shell provides, or the range that a remote needs. */
export function sharedRanges(app: AppName, isShared = true): Record<string, string> {
  const { request, version } = partContract;
  if (!isShared) return { [request]: `^${version}` };
  const ranges =
    app === 'shell' ? versionsOf(sharedModules, 'version') : versionsOf(consumedModules(), 'requiredVersion');
  return { ...ranges, [request]: app === 'shell' ? version : `^${version}` };
}

function versionsOf<Field extends string>(
  modules: Readonly<Record<string, { readonly [Key in Field]: string }>>,
  field: Field,
): Record<string, string> {
  return Object.fromEntries(Object.entries(modules).map(([request, module]) => [request, module[field]]));
}
