import type { Project } from '../homes/project.ts';
import { projectRoutes } from './project-routes.ts';

/** What the address of a project is made of: its number finds it, its words are for people. */
export type ProjectAddress = Pick<Project, 'id' | 'slug'>;

type ProjectState = Pick<Project, 'activate_landing' | 'building_status'>;

/** Whether a project has a page of its launch: it is being launched, or its builder has turned the page on. */
export function isLaunch({ activate_landing, building_status }: ProjectState): boolean {
  return activate_landing || building_status === 'launch';
}

/** The page of a project that is being launched: `/lanzamiento/12-alameda-170` [R041]. */
export function launchHref({ id, slug }: ProjectAddress): string {
  return projectRoutes.launch.href({ id: `${id}-${slug}` });
}

/** The one page of a project with more than one type: that of its launch while it has one, else its own [R130]. */
export function developmentHref(project: ProjectAddress & ProjectState): string {
  const { id, slug } = project;
  return isLaunch(project) ? launchHref(project) : projectRoutes.development.href({ id: `${id}-${slug}` });
}
