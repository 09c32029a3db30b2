import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { readRegistration } from '../model/registration-address.ts';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import type { RegistrationData } from './fair-registration-queries.ts';

export { RegistrationPage as Component } from './fair-registration-page.tsx';

/** The fair that one registers at, its lists and stands; while none is on, the one to come. */
export async function loader({ context, request }: LoaderArgs): Promise<RegistrationData> {
  const { call } = context.get(remoteContext);
  const { loadRegistration } = await import('./fair-registration-queries.ts');
  return loadRegistration(call, readRegistration(new URL(request.url)), request.signal);
}

export const handle: RouteHandle<RegistrationData> = {
  head: ({ data: { choice } }) => ({ title: texts[choice.step].documentTitle }),
  sharedMaxAge: 60,
};
