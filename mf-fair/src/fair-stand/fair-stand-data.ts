import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { FairCard } from '../model/fair-card.ts';
import type { Stand } from '../programme/programme-data.ts';
import type { FairProjects } from '../queries/projects-queries.ts';

/** A stand of a fair with a page of its projects. */
export interface FairStandData {
  readonly fair: FairCard;
  readonly region: FairRegion;
  readonly stand: Stand;
  readonly projects: FairProjects;
  /** Numbers of the builder; null where its page does not say. */
  readonly phone: string | null;
  readonly whatsapp: string | null;
  /** When it was read, in milliseconds. */
  readonly readAt: number;
}
