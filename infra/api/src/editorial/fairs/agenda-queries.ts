import type { FairRegion } from '@umbral/domain/vocabulary/vocabulary.ts';
import { fairRegion } from '@umbral/domain/vocabulary/vocabulary-schema.ts';
import type { Backend } from '../../engine/backend.ts';

export interface AgendaSession {
  readonly id: number;
  readonly title: string;
  readonly summary: string;
  readonly speaker: string;
  readonly speaker_role: string;
  readonly place: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
}

/** A fair with its agenda, as a calendar needs it. */
export interface AgendaFair {
  readonly name: string;
  readonly slug: string;
  readonly kind: string;
  readonly region: FairRegion | null;
  readonly sessions: readonly AgendaSession[];
}

/** The agenda of a fair in the order of the clock; nothing for an unknown fair. */
export async function findAgenda({ db }: Backend, slug: string): Promise<AgendaFair | undefined> {
  const fair = await db
    .selectFrom('fair')
    .leftJoin('region', 'region.id', 'fair.region_id')
    .where('fair.slug', '=', slug)
    .select(['fair.id', 'fair.name', 'fair.slug', 'fair.kind', 'region.key as region'])
    .executeTakeFirst();
  if (!fair) return undefined;
  const sessions = await db
    .selectFrom('fair_session')
    .where('fair_id', '=', fair.id)
    .orderBy('starts_at')
    .orderBy('place')
    .select(['id', 'title', 'summary', 'speaker', 'speaker_role', 'place', 'starts_at', 'ends_at'])
    .execute();
  const { id: _id, region, ...named } = fair;
  return { ...named, region: fairRegion.nullable().catch(null).parse(region), sessions };
}
