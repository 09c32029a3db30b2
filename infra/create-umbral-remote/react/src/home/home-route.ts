import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { settingsOf } from '@umbral/kit/remote/settings-of.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import type { settings } from '../settings.ts';
import { HomePage } from './home-page.tsx';
import { homeTexts as texts } from './home-texts.ts';

/** What the page shows; the server and the browser draw the same. */
export interface Home {
  readonly title: string;
}

export function loader({ params, context }: LoaderArgs): Home {
  const { greeting } = settingsOf<typeof settings>(context.get(remoteContext));
  return { title: texts.title(greeting, params.city) };
}

export const Component = HomePage;

export const handle: RouteHandle<Home> = { head: ({ data }) => ({ title: data.title }) };
