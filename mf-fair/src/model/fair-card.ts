import type { Fair } from '@umbral/domain/fairs/fair.ts';
import { civilDate, formatDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Image } from '@umbral/domain/media/image.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { daysLeft } from './fair-days.ts';

/** A fair in plain data, its dates in words. */
export interface FairCard extends Pick<Fair, 'id' | 'name' | 'hyphenized' | 'region' | 'kind' | 'description'> {
  readonly isActive: boolean;
  /** Not yet begun. */
  readonly isComing: boolean;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly starts: string;
  readonly ends: string;
  readonly daysLeft: number;
  readonly projects: number;
  readonly builders: number;
  readonly cover: Image | null;
}

type Listed = Fair & { readonly projects: number; readonly builders: number };

/** What screens show of a fair; `now` in milliseconds. */
export function fairCardOf(fair: Listed, now: number): FairCard {
  const { id, name, hyphenized, region, kind, description, cover, projects, builders } = fair;
  return {
    ...{ id, name, hyphenized, region, kind, description, cover, projects, builders },
    isActive: fair.status === '1',
    isComing: fair.starts_on > isoDate(civilDate(now)),
    startsOn: fair.starts_on,
    endsOn: fair.ends_on,
    starts: formatDate(fair.starts_on),
    ends: formatDate(fair.ends_on),
    daysLeft: daysLeft(fair.ends_on, now),
  };
}

/** The virtual fair that a region's page shows: the active one of that region, else the active national one [B083]. */
export function virtualFairFor(region: string, fairs: readonly FairCard[]): FairCard | undefined {
  const active = fairs.filter((fair) => fair.isActive && isVirtual(fair));
  return (
    active.find((fair) => fair.region === region) ??
    active.find((fair) => fair.region === null || fair.region === 'home')
  );
}

/** Whether it takes place on the pages of the virtual fair. */
export function isVirtual({ kind }: Pick<FairCard, 'kind'>): boolean {
  return kind === 'virtual' || kind === 'regional';
}

/** The page through which one enters a fair. */
export function fairDoor({ kind, region }: Pick<FairCard, 'kind' | 'region'>): string {
  return kind === 'own-home' ? routes.ownHomeFair.href() : routes.virtualFair.href({ region: region ?? 'home' });
}

/** The next fair to come, by its first day; nothing where none is planned. */
export function nextFair(fairs: readonly FairCard[]): FairCard | undefined {
  return fairs.filter(({ isComing }) => isComing).toSorted((a, b) => a.startsOn.localeCompare(b.startsOn))[0];
}

/** The fair that is on and is named, else the one that leads; nothing where none is on. */
export function openFair(fairs: readonly FairCard[], named?: string): FairCard | undefined {
  const active = fairs.filter(({ isActive }) => isActive);
  return active.find(({ hyphenized }) => hyphenized === named) ?? active[0];
}
