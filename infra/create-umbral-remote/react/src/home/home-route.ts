import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { HomePage } from './home-page.tsx';
import { homeTexts as texts } from './home-texts.ts';

/** What the page shows; the server and the browser draw the same. */
export interface Home {
  readonly title: string;
}

export function loader({ params }: LoaderArgs): Home {
  return { title: texts.title(params.city) };
}

export const Component = HomePage;

export const handle: RouteHandle<Home> = { head: ({ data }) => ({ title: data.title }) };
