import { routes } from '@umbral/domain/routes/table.ts';
import type { FairCard } from './fair-card.ts';

/** Editions of the fair of own homes: those that run first, then the newest. */
export function ownHomeEditions(fairs: readonly FairCard[]): FairCard[] {
  return fairs
    .filter(({ kind }) => kind === 'own-home')
    .toSorted((a, b) => Number(b.isActive) - Number(a.isActive) || b.startsOn.localeCompare(a.startsOn));
}

/** The edition that an address names by its slug or number. */
export function editionOf(editions: readonly FairCard[], named: string): FairCard | undefined {
  return editions.find(({ id, hyphenized }) => hyphenized === named || String(id) === named);
}

/** The address of an edition, in one city where one is named: the current one has that of the fair itself. */
export function ownHomeHref(edition: FairCard, editions: readonly FairCard[], city?: string): string {
  if (city) return routes.ownHomeFairByCity.href({ city });
  return edition.id === editions[0]?.id
    ? routes.ownHomeFair.href()
    : routes.ownHomeFairEntry.href({ id: edition.hyphenized });
}
