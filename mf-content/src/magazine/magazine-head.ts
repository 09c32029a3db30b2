import { routes } from '@umbral/domain/routes/table.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList, itemList, writtenText } from '../model/structured-data.ts';
import { magazineTexts as texts } from '../texts/magazine-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { type MagazineData, magazineCrumbs } from './magazine-data.ts';

/** What the magazine tells search engines [B104]; the newest issue stands at the magazine's own address. */
export function magazineHead({ issue, issues, isNewest }: MagazineData, origin: string): Head {
  const canonical = issue && !isNewest ? issue.href : routes.magazine.href();
  const title = issue && !isNewest ? texts.documentTitle(issue.title) : sharedTexts.documentTitle(texts.title);
  return {
    title,
    description: issue && !isNewest ? issue.excerpt : texts.description,
    canonical,
    ...structuredData(() => [
      ...(issue ? [writtenText({ ...issue, type: 'Article', href: canonical, image: issue.cover?.src }, origin)] : []),
      itemList(issues, origin),
      breadcrumbList(magazineCrumbs, canonical, origin),
    ]),
    ...(issue?.cover ? { image: issue.cover.src } : {}),
  };
}
