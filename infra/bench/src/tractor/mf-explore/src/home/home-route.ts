import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { exploreTexts as texts } from '../texts.ts';
import { sized, sourceSet } from '../ui/photo.tsx';
import { HomePage } from './home-page.tsx';
import { type Teaser, teaserSizes, teaserWidths } from './teaser.ts';

export async function loader(): Promise<readonly Teaser[]> {
  const { teasers } = await import(/* webpackChunkName: "catalogue" */ '../data/catalogue.ts');
  return teasers;
}

export const Component = HomePage;

export const handle: RouteHandle<readonly Teaser[]> = {
  head: ({ data: [first] }) => ({
    title: texts.store,
    ...(first && {
      preloadImage: {
        src: sized(first.image, teaserWidths[0]),
        srcSet: sourceSet(first.image, teaserWidths),
        sizes: teaserSizes,
      },
    }),
  }),
};
