import { sessionRows } from './fair-agenda.ts';
import { benefitRows } from './fair-benefits.ts';
import { bankRows, questionRows } from './fair-desk.ts';
import { planFairs } from './fair-plans.ts';
import { standRows } from './fair-stands.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import type { SeedProject } from './seed-project.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

/** Fairs with their cities, projects, stands, benefits, agenda, bank desk and questions. */
export function fairTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  const fairs = planFairs(projects, library);
  const cities = fairs.flatMap((fair): SeedRow<'fair_city'>[] =>
    [...new Set(fair.projects.map(({ plan }) => plan.city.id))].map((id) => ({ fair_id: fair.row.id, city_id: id })),
  );
  const entries = fairs.flatMap((fair): SeedRow<'fair_project'>[] =>
    fair.projects.map(({ plan }, index) => ({ fair_id: fair.row.id, project_id: plan.id, position: index + 1 })),
  );
  return [
    rowsOf(
      'fair',
      fairs.map(({ row }) => row),
    ),
    rowsOf('fair_city', cities),
    rowsOf('fair_project', entries),
    rowsOf('fair_stand', fairs.flatMap(standRows)),
    rowsOf('fair_benefit', fairs.flatMap(benefitRows)),
    rowsOf('fair_session', fairs.flatMap(sessionRows)),
    rowsOf('fair_bank', fairs.flatMap(bankRows)),
    rowsOf('fair_question', fairs.flatMap(questionRows)),
  ];
}
