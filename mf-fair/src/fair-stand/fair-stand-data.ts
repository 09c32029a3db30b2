import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FairCard } from '../model/fair-card.ts';
import type { Stand } from '../programme/programme-data.ts';
import type { FairPlants } from '../queries/plants-queries.ts';

/** A stand of a fair with a page of its unit types. */
export interface FairStandData {
  readonly fair: FairCard;
  readonly region: FairRegion;
  readonly stand: Stand;
  readonly plants: FairPlants;
  /** Numbers of the builder; null where its page does not say. */
  readonly phone: string | null;
  readonly whatsapp: string | null;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
}
