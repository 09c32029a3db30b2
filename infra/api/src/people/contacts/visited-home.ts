import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { recordsOfIds } from '../../market/plants/card-queries.ts';
import { plantPath } from '../../market/plants/plant-link.ts';

/** A home as somebody who is going to see it knows it. */
export interface VisitedHome {
  readonly id: number;
  readonly project: string;
  readonly plant: string;
  readonly builder: string;
  readonly city: string;
  readonly salesRoom: string | null;
  readonly phone: string;
  readonly path: string;
  readonly takesVisits: boolean;
}

/** A home on offer by its plant's number; nothing where there is none. */
export async function visitedHome(backend: Backend, plantId: number): Promise<VisitedHome | undefined> {
  const [record] = await recordsOfIds(backend, [plantId]);
  if (!record) return undefined;
  const { project } = record;
  const { rows } = await sql<{ salesRoom: string | null; phone: string }>`
    select sales_room_address as "salesRoom", main_phone as phone from project where id = ${project.id}`.execute(
    backend.db,
  );
  const [room] = rows;
  if (!room) return undefined;
  return {
    id: record.id,
    project: project.title,
    plant: record.title,
    builder: project.builder.name,
    city: project.localization.city,
    ...room,
    path: plantPath(record),
    takesVisits: project.enable_schedule && record.isActive === 1,
  };
}
