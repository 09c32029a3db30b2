import { listOwnDrafts, listOwnProjects } from '@umbral/domain/api/builders.ts';
import { formatAgo } from '@umbral/domain/format/format-date.ts';
import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** A form that was begun. */
export interface DraftRow {
  readonly id: number;
  readonly title: string;
  readonly isOfProject: boolean;
  readonly saved: string;
}

/** A project before its publication. */
export interface WaitingProject {
  readonly id: number;
  readonly title: string;
  readonly state: ProjectState;
  readonly reason: string | null;
}

/** What a builder has begun and nobody sees yet. */
export interface Unpublished extends ActedFor {
  readonly drafts: readonly DraftRow[];
  readonly projects: readonly WaitingProject[];
}

/** The unpublished things of every builder that is acted for, newest change first. */
export function loadUnpublished({ call, signal, acting }: BuilderVisit): Promise<Unpublished[]> {
  const now = new Date();
  return Promise.all(
    acting.builders.map(async (builder) => {
      const input = { params: { id: builder.id } };
      const [drafts, projects] = await Promise.all([
        call(listOwnDrafts, input, { signal }),
        call(listOwnProjects, { ...input, query: {} }, { signal }),
      ]);
      return {
        ...builder,
        drafts: drafts.data.map(({ id, title, project_id, updated_at }) => ({
          ...{ id, title, isOfProject: project_id !== null, saved: formatAgo(updated_at, now) },
        })),
        projects: projects.data
          .filter(({ state }) => state === 'draft' || state === 'in-review')
          .map(({ id, title, state, state_reason }) => ({ id, title, state, reason: state_reason })),
      };
    }),
  );
}
