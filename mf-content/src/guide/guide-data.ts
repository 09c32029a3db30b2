import type { Guide } from '@umbral/domain/editorial/guide.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { GuideCard } from '../model/guide-card.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

/** A file of a guide; without an address until this browser has unlocked it [B069]. */
export type Download = Guide['downloads'][number];

/** What a guide's page shows. */
export interface GuideData extends GuideCard {
  readonly sections: Guide['sections'];
  readonly downloads: readonly Download[];
  readonly publishedAt: string;
  readonly minutes: number;
  readonly others: readonly GuideCard[];
}

/** Where a guide stands; the last crumb is the guide itself, which the page leaves to its title. */
export function guideCrumbs({ title }: Pick<GuideData, 'title'>): Crumb[] {
  return [
    { label: texts.home, href: routes.home.href() },
    { label: texts.guides, href: routes.guides.href() },
    { label: title },
  ];
}
