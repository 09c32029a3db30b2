import { routes } from '@umbral/domain/routes/table.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { GuideCard } from '../model/guide-card.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';

/** What the index of guides shows. */
export interface GuidesData {
  readonly guides: readonly GuideCard[];
}

/** Where the index stands. */
export const guidesCrumbs: readonly Crumb[] = [
  { label: texts.home, href: routes.home.href() },
  { label: texts.guides },
];
