import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { Recommended } from '../data/recommend.ts';
import { exploreTexts as texts } from '../texts.ts';
import { sized, sourceSet } from '../ui/photo.tsx';
import { HomePage } from './home-page.tsx';
import { type Teaser, teaserSizes, teaserWidths } from './teaser.ts';

const liked = ['CL-01-GY', 'AU-07-MT'];

/** The categories, and what goes with what is liked. */
export interface Home {
  readonly teasers: readonly Teaser[];
  readonly recommended: readonly Recommended[];
}

export async function loader(): Promise<Home> {
  const [{ teasers }, { recommend }] = await Promise.all([
    import(/* webpackChunkName: "catalogue" */ '../data/catalogue.ts'),
    import(/* webpackChunkName: "recommend" */ '../data/recommend.ts'),
  ]);
  return { teasers, recommended: recommend(liked) };
}

export const Component = HomePage;

export const handle: RouteHandle<Home> = {
  head: ({
    data: {
      teasers: [first],
    },
  }) => ({
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
