import type { DeclaredSettings, ValuesOf } from '@umbral/protocol/settings/declared-setting.ts';
import { settingsOf } from './settings-of.ts';
import { useRemote } from './use-remote.ts';

/** What the environment says to a remote, inside components: `settingsOf` of its context. */
export function useSettings<Settings extends DeclaredSettings>(): ValuesOf<Settings> {
  return settingsOf<Settings>(useRemote());
}
