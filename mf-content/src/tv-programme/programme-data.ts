import type { RichText } from '@umbral/domain/editorial/rich-text.ts';
import type { TvEpisode } from '@umbral/domain/editorial/tv-schedule.ts';
import type { Film } from '@umbral/domain/media/film.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ProgrammeCard } from '../model/programme-card.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { tvTexts } from '../texts/tv-texts.ts';
import type { Broadcast } from '../ui/broadcast.ts';

/** What a programme's page shows. */
export interface ProgrammeData extends ProgrammeCard {
  readonly film?: Film;
  readonly body: RichText;
  readonly season: readonly TvEpisode[];
  readonly broadcasts: readonly Broadcast[];
  /** Calendar file of all that is to come in Colombia. */
  readonly seasonHref?: string;
  readonly projects: readonly PlantCard[];
  /** Listing of television projects in the programme's city. */
  readonly cityHref?: string;
  readonly publishedAt: string;
}

/** Where a programme stands; the last crumb is the programme itself. */
export function programmeCrumbs({ title }: Pick<ProgrammeData, 'title'>): Crumb[] {
  return [
    { label: sharedTexts.home, href: routes.home.href() },
    { label: tvTexts.title, href: routes.tv.href() },
    { label: title },
  ];
}
