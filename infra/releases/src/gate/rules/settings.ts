import type { Unsettled } from '../../settings/read-settings.ts';
import type { Refusal } from '../verdict.ts';
import { placeOf } from './pairing.ts';

/** What an environment says of its settings is what the version takes, and all that it cannot do without. */
export function settingsAreMet(unsettled: readonly Unsettled[], environment: string): readonly Refusal[] {
  return unsettled.map(({ name, reason, wayOut }) => ({
    rule: 'settings',
    field: placeOf('settings', name),
    party: environment,
    direction: 'takes',
    reason,
    wayOut,
  }));
}
