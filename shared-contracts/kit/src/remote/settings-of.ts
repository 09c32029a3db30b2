import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { DeclaredSettings, ValuesOf } from '@umbral/protocol/settings/declared-setting.ts';

/**
 * What the environment says to a remote: `settingsOf<typeof settings>(context)`, with the type of its `src/settings.ts`
 * imported alone. Loaders ask anew each time: a soft navigation may bring other values.
 */
export function settingsOf<Settings extends DeclaredSettings>({
  environment,
}: Pick<RemoteContext, 'environment'>): ValuesOf<Settings> {
  // The shell read them by the manifest, which the build wrote from these very schemas.
  return (environment.settings ?? {}) as ValuesOf<Settings>;
}
