import { listLeads } from '@umbral/domain/api/builder-contacts.ts';
import { listOwnDrafts, listOwnProjects, type OwnProject } from '@umbral/domain/api/builders.ts';
import { type ProjectState, projectStates } from '@umbral/domain/homes/project-states.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';

/** A project that waits for its builder, with the reason. */
export interface Waiting {
  readonly id: number;
  readonly title: string;
  readonly state: ProjectState;
  readonly reason: string | null;
  readonly isHeld: boolean;
}

/** How a builder stands on the portal now. */
export interface BuilderFigures extends ActedFor {
  readonly projects: number;
  /** States in which projects stand, with how many. */
  readonly byState: readonly { readonly state: ProjectState; readonly count: number }[];
  readonly drafts: number;
  /** Of the last 30 days. */
  readonly contacts: number;
  readonly views: number;
  readonly waiting: readonly Waiting[];
  /** Requests that nobody has opened, and people who wait for an answer. */
  readonly unread: number;
  readonly unanswered: number;
}

/** The figures of every builder that is acted for. */
export function loadFigures({ call, signal, acting }: BuilderVisit): Promise<BuilderFigures[]> {
  return Promise.all(
    acting.builders.map(async ({ id, name }) => {
      const params = { id };
      const [{ data: projects }, { data: drafts }, inbox] = await Promise.all([
        call(listOwnProjects, { params, query: { completePlants: 'false' } }, { signal }),
        call(listOwnDrafts, { params }, { signal }),
        call(listLeads, { params, query: { items_by_page: 1 } }, { signal }),
      ]);
      const { unread, answers } = inbox;
      return { id, name, ...figuresOf(projects), drafts: drafts.length, unread, unanswered: answers.waiting };
    }),
  );
}

/** What the home counts, and what waits: projects that were sent back or paused with a reason. */
export function figuresOf(
  projects: readonly OwnProject[],
): Omit<BuilderFigures, 'id' | 'name' | 'drafts' | 'unread' | 'unanswered'> {
  const sum = (of: (project: OwnProject) => number) => projects.reduce((total, project) => total + of(project), 0);
  return {
    projects: projects.length,
    byState: projectStates
      .map((state) => ({ state, count: projects.filter((project) => project.state === state).length }))
      .filter(({ count }) => count > 0),
    contacts: sum(({ contacts_30d }) => contacts_30d),
    views: sum(({ views_30d }) => views_30d),
    waiting: projects
      .filter(({ state, state_reason, is_held }) => state !== 'published' && (state_reason !== null || is_held))
      .map(({ id, title, state, state_reason: reason, is_held: isHeld }) => ({ id, title, state, reason, isHeld })),
  };
}
