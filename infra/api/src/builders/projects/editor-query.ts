import { actionsOn, type ProjectState } from '@umbral/domain/homes/project-states.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { imagesOfKeys, picturesOf } from './form-pictures.ts';
import { readForm } from './form-query.ts';
import { actorOf, ownProject } from './ownership.ts';

interface Row {
  id: number;
  slug: string;
  code: string;
  version: number;
  state: ProjectState;
  state_reason: string | null;
  is_held: boolean;
  updated_at: Date;
  published_at: Date | null;
  own_specifications: {
    id: number;
    plant_id: number | null;
    kind: 'interior' | 'exterior' | 'common';
    name: string;
    state: 'pending' | 'approved' | 'rejected';
    reason: string | null;
  }[];
  removed_plants: { id: number; name: string }[];
}

/** All that the editor of a project starts with, of one moment. */
export async function editorOf({ db }: Backend, person: SignedIn, id: number) {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (trx) => {
      await ownProject(trx, person, id);
      const { rows } = await sql<Row>`
        select j.id, j.slug, j.code, j.version, j.state, j.state_reason, j.is_held, j.updated_at, j.published_at,
          (select coalesce(jsonb_agg(jsonb_build_object('id', x.id, 'plant_id', x.plant_id, 'kind', x.kind,
              'name', x.label, 'state', x.state, 'reason', x.reason)
              order by x.plant_id nulls first, x.kind, x.position), '[]')
            from custom_specification x where x.project_id = j.id) as own_specifications,
          (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.title) order by p.id), '[]')
            from plant p where p.project_id = j.id
              and (p.removed_at is not null or (not p.is_active and j.building_status_key <> 'sold-out')))
            as removed_plants
        from project j where j.id = ${id}`.execute(trx);
      const { updated_at, published_at, ...project } = found(rows[0]);
      const form = found(await readForm(trx, id));
      const keys = picturesOf(form).map(({ key }) => key);
      return {
        ...project,
        actions: actionsOn({ state: project.state, isHeld: project.is_held }, actorOf(person)),
        updated_at: updated_at.toISOString(),
        published_at: published_at?.toISOString() ?? null,
        form,
        pictures: await imagesOfKeys(trx, keys),
      };
    });
}
