import type { SeedRow } from './insert-rows.ts';
import { towerId } from './plant-rows.ts';
import { momentBefore } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';
import { hasStock } from './status-facts.ts';

/** Projects of which every home is known: different heights, several towers, studios, houses in rows. */
const wholeProjects = [2, 3, 5, 14, 15, 35, 39, 49, 508];
const lowest = 4;
const blocks = ['A', 'B', 'C'];

/** How the homes of a project stand: on floors, in rows of houses, or nobody knows. */
export function buildingOf({ plan, details }: SeedProject): 'floors' | 'blocks' | undefined {
  if (!wholeProjects.includes(plan.id) || details.terms.status === 'sold-out') return undefined;
  if (plan.segment === 'house' || plan.segment === 'vis-house') return 'blocks';
  return (details.structure.floors ?? 0) >= lowest && details.structure.perFloor !== null ? 'floors' : undefined;
}

/** Towers, or rows of houses, of the projects whose homes are told one by one. */
export function towerRows(projects: readonly SeedProject[]): SeedRow<'tower'>[] {
  return projects.flatMap((project) =>
    namesOf(project).map((name, index) => ({
      id: towerId(project.plan.id, index + 1),
      project_id: project.plan.id,
      name,
      floors: project.details.structure.floors ?? 1,
      position: index + 1,
      created_at: momentBefore(project.details.terms.createdDaysAgo, project.plan.id),
      updated_at: momentBefore(project.details.terms.createdDaysAgo, project.plan.id),
    })),
  );
}

function namesOf(project: SeedProject): string[] {
  const { structure, terms } = project.details;
  const building = buildingOf(project);
  if (building === 'blocks') return blocks.map((letter) => `Manzana ${letter}`);
  if (building === undefined && (structure.towers === 1 || !hasStock(terms.status))) return [];
  return Array.from({ length: structure.towers }, (_, index) => `Torre ${index + 1}`);
}
