import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, writtenText } from '../model/structured-data.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import { guideSizes } from '../ui/guide-sizes.ts';
import { type GuideData, guideCrumbs } from './guide-data.ts';

/** What a guide tells search engines [B104]. */
export function guideHead(guide: GuideData, origin: string): Head {
  const { title, excerpt, slug, cover } = guide;
  const href = routes.guide.href({ id: slug });
  return {
    title: texts.documentTitle(title),
    description: excerpt,
    canonical: href,
    ...structuredData(() => [
      writtenText({ ...guide, type: 'Article', href, image: cover?.src }, origin),
      breadcrumbList(guideCrumbs(guide), href, origin),
    ]),
    ...(cover ? { image: cover.src, preloadImage: { ...cover, sizes: guideSizes.cover } } : {}),
  };
}
