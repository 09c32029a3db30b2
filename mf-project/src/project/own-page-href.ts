import type { PlantRecord } from '@umbral/domain/homes/plant-record.ts';
import type { Project } from '@umbral/domain/homes/project.ts';
import { developmentHref } from '@umbral/domain/routes/development-href.ts';
import { plantHref } from '@umbral/domain/routes/plant-href.ts';

/** The page that answers for a project with these public types: with one type it is the page of that; without any none. */
export function ownPageHref(project: Project, types: readonly PlantRecord[]): string | undefined {
  const [first] = types;
  if (first && types.length === 1) {
    return plantHref({ slug: first.slug, type: first.type, localization: project.localization });
  }
  return first && developmentHref(project);
}
