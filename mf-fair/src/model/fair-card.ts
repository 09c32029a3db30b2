import type { Fair } from '@umbral/domain/fairs/fair.ts';
import { civilDate, formatDate, isoDate } from '@umbral/domain/format/format-date.ts';
import type { Image } from '@umbral/domain/media/image.ts';
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
  const active = fairs.filter((fair) => fair.isActive && fair.kind !== 'in-person');
  return (
    active.find((fair) => fair.region === region) ??
    active.find((fair) => fair.region === null || fair.region === 'home')
  );
}
