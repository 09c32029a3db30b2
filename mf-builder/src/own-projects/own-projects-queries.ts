import { listProjectQuality } from '@umbral/domain/api/builder-quality.ts';
import { listOwnProjects, type OwnProject } from '@umbral/domain/api/builders.ts';
import { formatAgo } from '@umbral/domain/format/format-date.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** A row of the list. Amounts are pesos. */
export type ProjectRow = Pick<
  OwnProject,
  | 'id'
  | 'code'
  | 'title'
  | 'state'
  | 'state_reason'
  | 'is_held'
  | 'actions'
  | 'version'
  | 'building_status'
  | 'city'
  | 'zone'
  | 'path'
  | 'price_from'
> & {
  readonly plantsActive: number;
  readonly plantsTotal: number;
  readonly contacts: number;
  readonly views: number;
  /** How much of what buyers must be told it tells, 0 to 100. */
  readonly quality: number;
  readonly updated: string;
};

/** The projects of a builder. */
export interface OwnProjects extends ActedFor {
  readonly projects: readonly ProjectRow[];
}

/** The projects of every builder that is acted for, newest change first. */
export function loadOwnProjects({ call, signal, acting }: BuilderVisit): Promise<OwnProjects[]> {
  const now = Date.now();
  return Promise.all(
    acting.builders.map(async ({ id, name }) => {
      const params = { id };
      const [{ data }, { data: qualities }] = await Promise.all([
        call(listOwnProjects, { params, query: { completePlants: 'false' } }, { signal }),
        call(listProjectQuality, { params }, { signal }),
      ]);
      const scores = new Map(qualities.map(({ project_id, score }) => [project_id, score]));
      return { id, name, projects: data.map((project) => toRow(project, scores.get(project.id) ?? 0, now)) };
    }),
  );
}

function toRow(project: OwnProject, quality: number, now: number): ProjectRow {
  const { id, code, title, state, state_reason, is_held, actions, version } = project;
  const { building_status, city, zone, path, price_from } = project;
  return {
    ...{ id, code, title, state, state_reason, is_held, actions, version },
    ...{ building_status, city, zone, path, price_from },
    plantsActive: project.plants_active,
    plantsTotal: project.plants_total,
    contacts: project.contacts_30d,
    views: project.views_30d,
    quality,
    updated: formatAgo(project.updated_at, now),
  };
}
