import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { projectIdOf } from '../model/numbered-address.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';

export { LaunchThanksPage as Component } from './launch-thanks-page.tsx';

interface ThanksData {
  /** The launch that one came from. */
  readonly back?: string;
}

/** Where the form was sent from, if the address says it in a way that a launch can have [R042]. */
export function loader({ request }: LoaderArgs): ThanksData {
  const id = new URL(request.url).searchParams.get('lanzamiento') ?? '';
  return projectIdOf(id) === undefined ? {} : { back: routes.launch.href({ id }) };
}

export const handle: RouteHandle<ThanksData> = {
  head: () => ({
    title: texts.thanks.documentTitle,
    description: texts.thanks.description,
    canonical: routes.launchThanks.href(),
  }),
};
