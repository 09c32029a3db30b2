import { builderSurveyRows } from './builder-opinions.ts';
import { builderRows, builderSocialRows, createBranches } from './builders.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { nearbyPlaces } from './nearby-places.ts';
import { blueprintRows, plantMediaRows, projectMediaRows } from './picture-rows.ts';
import { plantRow, priceLogRows, stockRows } from './plant-rows.ts';
import type { ProjectDetails } from './project-rows.ts';
import { detailProject } from './project-rows.ts';
import type { ProjectPlan } from './seed-plan.ts';
import { planProjects } from './seed-plan.ts';
import { plantSpecificationRows, projectSpecificationRows } from './specification-rows.ts';
import { hasStock } from './status-facts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { tourAddress } from './tour-address.ts';

/** A project with its details, for what refers to projects: fairs, programmes. */
export interface SeedProject {
  plan: ProjectPlan;
  details: ProjectDetails;
}

function plantTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  const units = projects
    .flatMap(({ plan, details }) => details.units.map((unit, index) => ({ plan, details, unit, index })))
    .map((entry, index) => ({ ...entry, id: index + 1 }))
    .map((entry) => {
      const { terms } = entry.details;
      const stock = hasStock(terms.status) && entry.plan.random.chance(0.75) ? entry.plan.random.int(1, 6) : 0;
      return { ...entry, terms, stock };
    });
  const drawings = units.map(({ id, unit }) => blueprintRows(id, unit, library));
  return [
    rowsOf('plant', units.map(plantRow)),
    rowsOf(
      'plant_media',
      units.flatMap(({ id, unit, plan }) => plantMediaRows(id, unit, plan, library)),
    ),
    rowsOf(
      'blueprint',
      drawings.map(({ blueprint }) => blueprint),
    ),
    rowsOf(
      'blueprint_point',
      drawings.flatMap(({ points }) => points),
    ),
    rowsOf(
      'plant_specification',
      units.flatMap(({ id, plan }) => plantSpecificationRows(id, plan.segment, plan.random)),
    ),
    rowsOf(
      'stock_unit',
      units.flatMap(({ id, unit, plan, stock }) => stockRows(id, unit, plan, stock)),
    ),
    rowsOf(
      'price_log',
      units.flatMap(({ id, unit, plan, terms }) => priceLogRows(id, unit, plan, terms.createdDaysAgo)),
    ),
  ];
}

function partTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
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
      projects.flatMap(({ plan }) => nearbyPlaces(plan.id, plan.city, plan.zone, plan.random)),
    ),
    rowsOf(
      'project_media',
      projects.flatMap(({ plan }) => projectMediaRows(plan, library)),
    ),
    rowsOf(
      'project_specification',
      projects.flatMap(({ plan }) => projectSpecificationRows(plan.id, plan.segment, plan.random)),
    ),
  ];
}

/** Builders, projects and plants with all their parts, in the order of their foreign keys. */
export function projectTables(library: MediaLibrary): { tables: TableRows[]; projects: readonly SeedProject[] } {
  const branches = createBranches();
  const projects = planProjects().map((plan) => {
    const tour = plan.random.chance(0.28) ? tourAddress(plan, library) : null;
    return { plan, details: detailProject(plan, branches, tour) };
  });
  const tables = [
    rowsOf('builder', builderRows(library)),
    rowsOf('builder_social_link', builderSocialRows()),
    rowsOf('builder_survey', builderSurveyRows()),
    rowsOf('builder_branch', branches.rows()),
    rowsOf(
      'project',
      projects.map(({ details }) => details.row),
    ),
    ...partTables(projects, library),
    ...plantTables(projects, library),
  ];
  return { tables, projects };
}
