import { listOwnProjects, type OwnProject } from '@umbral/domain/api/builders.ts';
import { currentSession } from '@umbral/domain/api/users.ts';
import { formatAgo } from '@umbral/domain/format/format-date.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';

/** A row of the list. Amounts are pesos. */
export type ProjectRow = Pick<
  OwnProject,
  'id' | 'code' | 'title' | 'state' | 'state_reason' | 'building_status' | 'city' | 'zone' | 'price_from'
> & {
  readonly plantsActive: number;
  readonly plantsTotal: number;
  readonly contacts: number;
  readonly views: number;
  readonly updated: string;
};

export interface OwnProjects {
  /** Comma separated; absent when nobody is signed in. */
  readonly roles?: string;
  readonly builders: readonly {
    readonly id: number;
    readonly name: string;
    readonly projects: readonly ProjectRow[];
  }[];
}

/** The projects of every builder that the visitor acts for, newest change first. */
export async function loadOwnProjects(call: CallApi, signal: AbortSignal): Promise<OwnProjects> {
  const { user } = await call(currentSession, {}, { signal });
  if (!user) return { builders: [] };
  const builders = await Promise.all(
    user.builders.map(async ({ id, name }) => {
      const { data } = await call(listOwnProjects, { params: { id }, query: { completePlants: 'false' } }, { signal });
      return { id, name, projects: data.map((project) => toRow(project, Date.now())) };
    }),
  );
  return { roles: user.roles, builders };
}

function toRow(project: OwnProject, now: number): ProjectRow {
  const { id, code, title, state, state_reason, building_status, city, zone, price_from } = project;
  return {
    ...{ id, code, title, state, state_reason, building_status, city, zone, price_from },
    plantsActive: project.plants_active,
    plantsTotal: project.plants_total,
    contacts: project.contacts_30d,
    views: project.views_30d,
    updated: formatAgo(project.updated_at, now),
  };
}
