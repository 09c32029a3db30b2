import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import { getGuide, listGuides } from '@umbral/domain/api/guides.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { linkTerms } from '../glossary-links/link-terms.ts';
import { guideCardOf } from '../model/guide-card.ts';
import { readingMinutes } from '../model/reading-minutes.ts';
import type { Download, GuideData } from './guide-data.ts';

const otherCount = 3;

/** A guide by its slug or id, with three others; nothing for an unknown one. */
export async function loadGuide(call: CallApi, id: string, signal: AbortSignal): Promise<GuideData | undefined> {
  const [found, guides] = await Promise.all([
    foundOrNothing(call(getGuide, { params: { id } }, { signal })),
    call(listGuides, {}, { signal }),
  ]);
  if (!found) return undefined;
  const { data: guide } = found;
  const bodies = linkTerms(guide.sections.map(({ body }) => body));
  return {
    ...guideCardOf(guide),
    sections: guide.sections.map((section, index) => ({ ...section, body: bodies[index] ?? section.body })),
    downloads: guide.downloads,
    publishedAt: guide.published_at,
    minutes: readingMinutes(guide.sections.map(({ body }) => body)),
    others: othersThan(guide.slug, guides.data.map(guideCardOf)),
  };
}

/** Those that follow in the order of the list, from its start again after the last. */
function othersThan(slug: string, guides: readonly GuideData['others'][number][]): GuideData['others'] {
  const index = guides.findIndex((guide) => guide.slug === slug);
  return [...guides.slice(index + 1), ...guides.slice(0, Math.max(index, 0))].slice(0, otherCount);
}

/** The files of a guide as this browser may have them now. */
export async function loadDownloads(call: CallApi, slug: string): Promise<readonly Download[]> {
  const { data } = await call(getGuide, { params: { id: slug } });
  return data.downloads;
}
