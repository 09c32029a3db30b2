import type { GuideSummary } from '@umbral/domain/editorial/guide.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import { coverOf } from './cover.ts';

/** A guide as lists show it. */
export interface GuideCard {
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly cover?: ImageSource;
  readonly audience: GuideSummary['audience'];
}

/** The card of a guide out of the API's summary. */
export function guideCardOf(guide: GuideSummary): GuideCard {
  const { slug, title, excerpt, audience } = guide;
  return { slug, title, excerpt, ...coverOf(guide), audience };
}
