import type { Blueprint } from 'shared-contracts/domain/blueprint.ts';
import type { Project } from 'shared-contracts/domain/project.ts';
import type { Specification } from 'shared-contracts/domain/specification.ts';
import type { FilmSlide } from '../gallery/gallery-slide.ts';
import { pictureOf } from '../model/picture-of.ts';
import type { FeatureGroup, PlanDrawing } from './project-data.ts';

/** A floor with its numbered spaces. */
export function planOf({ floor, name, image, drop_points }: Blueprint): PlanDrawing {
  const spaces = drop_points.map((point) => ({
    name: point.name,
    x: point.x,
    y: point.y,
    areaM2: point.area_m2 ?? undefined,
  }));
  return { floor, name, image: pictureOf(image), spaces };
}

/** The film of the project, where the portal has one. */
export function filmOf({ media }: Project): FilmSlide | undefined {
  const { film } = media;
  return film ? { film, still: film.poster ? pictureOf(film.poster) : undefined } : undefined;
}

/** What is inside the home comes first. */
const order: readonly Specification['kind'][] = ['interior', 'exterior', 'common'];

/** Features by kind, each once; kinds without any are left out. */
export function featuresOf(specifications: readonly Specification[]): FeatureGroup[] {
  const byKind = Map.groupBy(specifications, ({ kind }) => kind);
  return order
    .map((kind) => ({ kind, names: [...new Set((byKind.get(kind) ?? []).map(({ name }) => name))] }))
    .filter(({ names }) => names.length > 0);
}
