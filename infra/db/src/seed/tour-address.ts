import type { MediaLibrary } from './media-library.ts';
import { buildingViews } from './picture-rows.ts';
import type { ProjectPlan } from './seed-plan.ts';

/** Address of the picture that a tour opens: a panorama or room where the library has one, else the building. */
export function tourAddress(plan: ProjectPlan, library: MediaLibrary): string {
  const kind = (['panorama', 'interior'] as const).find(library.has);
  const asset = kind ? library.at(kind, plan.id) : buildingViews(plan, library)[0];
  const widest = asset?.files.toSorted((a, b) => b.width - a.width)[0];
  if (!widest) throw new Error('the media manifest has a picture without files');
  return widest.src;
}
