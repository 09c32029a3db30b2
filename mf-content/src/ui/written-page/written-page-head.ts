import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { breadcrumbList } from '../../model/structured-data.ts';
import { sharedTexts } from '../../texts/shared-texts.ts';
import { type WrittenPage, writtenPageCrumbs } from './written-page.ts';

/** What such a page tells search engines [B104]. */
export function writtenPageHead(page: WrittenPage, canonical: string, origin: string): Head {
  return {
    title: sharedTexts.documentTitle(page.title),
    description: page.description,
    canonical,
    ...structuredData(() => [breadcrumbList(writtenPageCrumbs(page), canonical, origin)]),
  };
}
