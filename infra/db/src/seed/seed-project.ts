import type { ProjectDetails } from './project-rows.ts';
import type { ProjectPlan } from './seed-plan.ts';

/** A project with its details, for what refers to projects: fairs, programmes. */
export interface SeedProject {
  plan: ProjectPlan;
  details: ProjectDetails;
}
