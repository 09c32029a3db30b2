import { type ProjectState, projectStates } from '@umbral/domain/homes/project-states.ts';
import type { ProjectRow } from './own-projects-queries.ts';

/** The state that an address asks for (`?estado=paused`); nothing for all. */
export function stateOf(query: URLSearchParams): ProjectState | undefined {
  return projectStates.find((state) => state === query.get('estado'));
}

/** The projects in a state, or all. */
export function inState(projects: readonly ProjectRow[], state: ProjectState | undefined): readonly ProjectRow[] {
  return state === undefined ? projects : projects.filter((project) => project.state === state);
}

/** The address that shows a state, or all of them, of the same builder. */
export function stateHref(pathname: string, query: URLSearchParams, state: ProjectState | undefined): string {
  const next = new URLSearchParams(query);
  if (state === undefined) next.delete('estado');
  else next.set('estado', state);
  return next.size > 0 ? `${pathname}?${next}` : pathname;
}
