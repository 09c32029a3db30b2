import type { Film } from 'shared-contracts/domain/film.ts';
import type { RichText } from 'shared-contracts/domain/rich-text.ts';
import type { TvEpisode } from 'shared-contracts/domain/tv-schedule.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import type { Crumb } from 'shared-contracts/ui/breadcrumbs.tsx';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
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
