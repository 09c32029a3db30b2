import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { FairCard } from '../model/fair-card.ts';
import { readRegistration } from '../model/registration-address.ts';
import type { ProgrammeData } from '../programme/programme-data.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

export { FairThanksPage as Component } from './fair-thanks-page.tsx';

/** The fair that is on with its programme; null where none is, or where it cannot be had: the thanks stand anyway. */
export interface FairThanksData {
  readonly open: { readonly fair: FairCard; readonly programme: ProgrammeData } | null;
}

export async function loader({ context, request }: LoaderArgs): Promise<FairThanksData> {
  const { call } = context.get(remoteContext);
  const { fair } = readRegistration(new URL(request.url));
  const { loadOpenFair } = await import('./fair-thanks-queries.ts');
  return { open: await loadOpenFair(call, fair, request.signal).catch(() => null) };
}

export const handle: RouteHandle<FairThanksData> = {
  head: () => ({ title: registrationTexts.thanks.documentTitle }),
  sharedMaxAge: 60,
};
