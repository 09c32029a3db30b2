import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, itemList } from '../model/structured-data.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import { type TvData, tvCrumbs } from './tv-data.ts';

/** What television tells search engines; every country and month stands at the one address [B104]. */
export function tvHead({ programmes }: TvData, origin: string): Head {
  const canonical = routes.tv.href();
  const cover = programmes[0]?.cover;
  return {
    title: sharedTexts.documentTitle(texts.title),
    description: texts.description,
    canonical,
    ...structuredData(() => [breadcrumbList(tvCrumbs, canonical, origin), itemList(programmes, origin)]),
    ...(cover ? { image: cover.src } : {}),
  };
}
