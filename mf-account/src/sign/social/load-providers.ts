import type { LoaderArgs } from '@umbral/kit/remote/route-module.ts';
import { shortWaitMs } from '@umbral/kit/remote/short-wait.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { listProviders } from './social-calls.ts';
import type { SocialProvider } from './social-ways.tsx';

/** What the pages of the login and the registration show beside their form. */
export interface SignPageData {
  readonly providers: readonly SocialProvider[];
}

/** The providers for the first view of a page; none where they are not known in a moment, for the form waits for nobody. */
export async function loadProviders({ context, request }: LoaderArgs): Promise<SignPageData> {
  const { call } = context.get(remoteContext);
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(shortWaitMs)]);
  return { providers: await listProviders(call, signal).catch(() => []) };
}
