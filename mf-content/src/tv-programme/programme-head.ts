import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, programmeOfSeason } from '../model/structured-data.ts';
import { programmeTexts as texts } from '../texts/tv-texts.ts';
import { newsSizes } from '../ui/news-sizes.ts';
import { type ProgrammeData, programmeCrumbs } from './programme-data.ts';

/** What a programme tells search engines [B104]. */
export function programmeHead(programme: ProgrammeData, origin: string): Head {
  const { title, excerpt, href, cover, film } = programme;
  return {
    title: texts.documentTitle(title),
    description: excerpt,
    canonical: href,
    ...structuredData(() => [
      programmeOfSeason({ ...programme, image: cover?.src }, origin),
      breadcrumbList(programmeCrumbs(programme), href, origin),
    ]),
    ...(cover ? { image: cover.src } : {}),
    ...(cover && !film ? { preloadImage: { ...cover, sizes: newsSizes.cover } } : {}),
  };
}
