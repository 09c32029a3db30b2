import { builderSurveyRows } from './builder-opinions.ts';
import { builderRows, builderSocialRows, createBranches } from './builders.ts';
import { showBuildings } from './building-pictures.ts';
import type { SeedRow } from './insert-rows.ts';
import { createStates } from './management-states.ts';
import type { MediaLibrary } from './media-library.ts';
import { createNeighbourhoods } from './nearby-catalogue.ts';
import { nearbyRows } from './nearby-places.ts';
import { projectMediaRows } from './picture-rows.ts';
import { plantTables } from './plant-tables.ts';
import { detailProject } from './project-rows.ts';
import { planProjects } from './seed-plan.ts';
import type { SeedProject } from './seed-project.ts';
import { withShownFacts } from './site-plan-facts.ts';
import { smallWorld } from './small-world.ts';
import { projectSpecificationRows } from './specification-rows.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import type { WorldOptions } from './world-options.ts';

function partTables(projects: readonly SeedProject[]): TableRows[] {
  const links = projects.flatMap(({ plan, details }): SeedRow<'project_category_link'>[] =>
    details.categories.map((key) => ({ project_id: plan.id, category_key: key })),
  );
  const criteria = projects.flatMap(({ plan, details }): SeedRow<'project_criterion'>[] =>
    details.criteria.map((key) => ({ project_id: plan.id, criterion_key: key })),
  );
  return [
    rowsOf('project_category_link', links),
    rowsOf('project_criterion', criteria),
    rowsOf(
      'project_social_link',
      projects.map(({ plan }) => ({
        project_id: plan.id,
        network: 'instagram',
        url: `https://instagram.example.com/${plan.slug}`,
      })),
    ),
    rowsOf(
      'nearby_place',
      projects.flatMap(({ plan, details }) => nearbyRows(plan.id, details.nearby)),
    ),
    rowsOf(
      'project_specification',
      projects.flatMap(({ plan, details }) => projectSpecificationRows(plan.id, details.specifications)),
    ),
  ];
}

/** Builders, projects and plants with all their parts, in the order of their foreign keys. */
export function projectTables(
  library: MediaLibrary,
  { size, seed }: WorldOptions,
): { tables: TableRows[]; projects: readonly SeedProject[] } {
  const branches = createBranches();
  const around = {
    branches,
    layouts: library.layouts,
    neighbourhood: createNeighbourhoods(),
    stateOf: createStates(),
  };
  const all = planProjects(seed).map((plan) => ({ plan, details: detailProject(plan, around) }));
  const planned = size === 'small' ? smallWorld(all) : all;
  const shown = showBuildings(planned, library);
  const projects = planned.map((project) => withShownFacts(project, shown.get(project.plan.id)?.sitePlan));
  const tables = [
    rowsOf('builder', builderRows(library)),
    rowsOf('builder_social_link', builderSocialRows()),
    rowsOf('builder_survey', builderSurveyRows()),
    rowsOf('builder_branch', branches.rows()),
    rowsOf(
      'project',
      projects.map(({ plan, details }) => ({ ...details.row, video_url: shown.get(plan.id)?.film ?? null })),
    ),
    ...partTables(projects),
    rowsOf(
      'project_media',
      projects.flatMap(({ plan }) => {
        const look = shown.get(plan.id);
        return look ? projectMediaRows(plan, look) : [];
      }),
    ),
    ...plantTables(projects, shown, library),
  ];
  return { tables, projects };
}
