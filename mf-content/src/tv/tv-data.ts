import { routes } from '@umbral/domain/routes/table.ts';
import type { Country } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ArticleCard } from '../model/article-card.ts';
import type { ProgrammeCard } from '../model/programme-card.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { tvTexts as texts } from '../texts/tv-texts.ts';
import type { Broadcast } from '../ui/broadcast.ts';

/** The broadcasts of a country in a month. */
export interface Schedule {
  readonly country: Country;
  /** First day of the month as the address spells it. */
  readonly month?: string;
  readonly months: readonly string[];
  readonly countries: readonly { readonly code: Country; readonly name: string }[];
  readonly broadcasts: readonly Broadcast[];
}

/** What the home of television shows. */
export interface TvData {
  readonly onAir?: Broadcast;
  readonly next: readonly Broadcast[];
  readonly programmes: readonly ProgrammeCard[];
  readonly articles: readonly ArticleCard[];
  readonly schedule: Schedule;
  /** A browser without script has just sent the form. */
  readonly isSent: boolean;
}

/** Where television stands. */
export const tvCrumbs: Crumb[] = [{ label: sharedTexts.home, href: routes.home.href() }, { label: texts.title }];
