import { getProfile } from '@umbral/domain/api/profile.ts';
import { type Factors, getFactors } from '@umbral/domain/api/second-factor.ts';
import { listDevices, listSessions, type OwnDevice, type OwnSession } from '@umbral/domain/api/sessions.ts';
import { listSocialProviders } from '@umbral/domain/api/sign-in.ts';
import { parseRoles } from '@umbral/domain/people/user-roles.ts';
import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { loadForOwner, type OwnerData } from '../frame/owner-data.ts';

import { type Activity, readActivity } from './activity/activity-query.ts';

/** A provider that one can sign in with. */
export interface LinkedProvider {
  readonly key: string;
  readonly label: string;
  readonly email: string | null;
  readonly linkedAt: string;
}

/** What an account is opened with, and where it is open. */
export interface SecurityData {
  readonly email: string;
  readonly hasPassword: boolean;
  readonly sessions: readonly OwnSession[];
  /** Browsers that the account knows. */
  readonly devices: readonly OwnDevice[];
  readonly providers: readonly LinkedProvider[];
  /** Passkeys and second step. */
  readonly factors: Factors;
  /** Whoever acts for builders is offered a second factor. */
  readonly isBuilder: boolean;
  /** What happened to the account; null where it could not be read. */
  readonly activity: Activity | null;
  /** The moment against which the screen says how long ago something was: the same on server and browser. */
  readonly now: number;
}

/** Password, factors, open sessions and linked providers of the person. */
export function loadSecurity(args: LoaderArgs): Promise<OwnerData<SecurityData>> {
  return loadForOwner(args, async (call, signal) => {
    const [{ data: profile }, sessions, devices, offered, factors, activity] = await Promise.all([
      call(getProfile, {}, { signal }),
      call(listSessions, {}, { signal }),
      call(listDevices, {}, { signal }),
      call(listSocialProviders, {}, { signal }),
      call(getFactors, {}, { signal }),
      readActivity(call, new URL(args.request.url), signal),
    ]);
    const labels = new Map(offered.data.map(({ key, label }) => [key, label]));
    return {
      email: profile.email,
      hasPassword: profile.has_password,
      sessions: sessions.data,
      devices: devices.data,
      providers: profile.providers.map(({ provider, email, linked_at: linkedAt }) => ({
        key: provider,
        label: labels.get(provider) ?? provider,
        email,
        linkedAt,
      })),
      factors: factors.data,
      activity: activity && { ...activity, providerLabels: Object.fromEntries(labels) },
      isBuilder: parseRoles(profile.roles).includes('constructora'),
      now: Date.now(),
    };
  });
}
