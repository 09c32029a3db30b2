import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { NeighbourhoodPage } from './neighbourhood-page.tsx';
import { neighbourhoodTexts as texts } from './neighbourhood-texts.ts';

/** What the page shows. */
interface Neighbourhood {
  readonly title: string;
}

export function loader({ params }: LoaderArgs): Neighbourhood {
  return { title: texts.title(params.slug ?? '') };
}

export const Component = NeighbourhoodPage;

export const handle: RouteHandle<Neighbourhood> = { head: ({ data }) => ({ title: data.title }) };
