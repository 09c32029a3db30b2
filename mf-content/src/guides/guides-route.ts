import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { remoteContext } from '@umbral/kit/remote/use-remote.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, itemList } from '../model/structured-data.ts';
import { guideTexts as texts } from '../texts/guide-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { guideSizes } from '../ui/guide-sizes.ts';
import { type GuidesData, guidesCrumbs } from './guides-data.ts';

export async function loader({ context, request }: LoaderArgs): Promise<GuidesData> {
  const { loadGuides } = await import('./guides-queries.ts');
  return loadGuides(context.get(remoteContext).call, request.signal);
}

export { GuidesPage as Component } from './guides-page.tsx';

export const handle: RouteHandle<GuidesData> = {
  head: ({ data: { guides }, environment: { origin } }) => {
    const cover = guides[0]?.cover;
    const items = guides.map(({ title, slug }) => ({ title, href: routes.guide.href({ id: slug }) }));
    return {
      title: sharedTexts.documentTitle(texts.title),
      description: texts.description,
      canonical: routes.guides.href(),
      ...structuredData(() => [breadcrumbList(guidesCrumbs, routes.guides.href(), origin), itemList(items, origin)]),
      ...(cover ? { image: cover.src, preloadImage: { ...cover, sizes: guideSizes.card } } : {}),
    };
  },
};
