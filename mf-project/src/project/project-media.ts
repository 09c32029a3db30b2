import type { Blueprint } from '@umbral/domain/homes/blueprint.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import type { Project, ProjectImageRole } from '@umbral/domain/homes/project.ts';
import type { Specification } from '@umbral/domain/homes/specification.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { FilmSlide, GalleryPicture, PictureKind } from '../model/gallery-content.ts';
import { orNothing } from '../model/or-nothing.ts';
import { pictureOf } from '../model/picture-of.ts';
import type { FeatureGroup, PlanDrawing } from '../model/project-data.ts';
import { planTexts as texts } from '../texts/plan-texts.ts';

type RoleImage = Plant['media']['images'][number];

/** What cannot stand yet cannot have been photographed: before the delivery only the works are photos. */
function kindOf(role: ProjectImageRole, status: BuildingStatus): PictureKind {
  if (role === 'progress' || role === 'render') return role;
  return status === 'immediate-delivery' || status === 'sold-out' ? 'photo' : 'render';
}

/** Pictures of the gallery, each once: those of the home, then those that only its plans lead to. Plans are no photos. */
export function picturesOf(
  images: readonly RoleImage[],
  plans: readonly Blueprint[],
  status: BuildingStatus,
): GalleryPicture[] {
  const shown = images.filter(({ role }) => role !== 'site-plan');
  const spaces = plans.flatMap((plan) =>
    plan.drop_points.map(({ image }) => ({ ...image, role: 'interior' as const })),
  );
  const known = new Set<string>();
  return [...shown, ...spaces].flatMap(({ role, ...image }) => {
    if (known.has(image.src)) return [];
    known.add(image.src);
    return { ...pictureOf(image), kind: kindOf(role, status) };
  });
}

const mostPictures = 24;

/** The pictures of a project, then those of its homes, each once. */
export function picturesOfProject({ media, building_status }: Project, plants: readonly Plant[]): GalleryPicture[] {
  const own = media.images.map(({ name: _, ...image }) => image);
  const ofHomes = plants.flatMap((plant) => plant.media.images);
  return picturesOf([...own, ...ofHomes], [], building_status).slice(0, mostPictures);
}

/** A floor with its numbered spaces, each with its place among the pictures of the gallery. */
export function planOf(
  { floor, name, image, width_m, drop_points }: Blueprint,
  images: readonly ImageSource[],
): PlanDrawing {
  const placeOf = (src: string) => {
    const place = images.findIndex((picture) => picture.src === src);
    return place < 0 ? undefined : place;
  };
  const spaces = drop_points.map((point) => ({
    name: point.name,
    x: point.x,
    y: point.y,
    areaM2: orNothing(point.area_m2),
    widthM: orNothing(point.width_m),
    depthM: orNothing(point.depth_m),
    photo: placeOf(point.image.src),
  }));
  return { floor, name, image: pictureOf(image), widthM: orNothing(width_m), spaces };
}

/** The grounds from above, where the project has a drawing of them. */
export function sitePlansOf({ media }: Project): PlanDrawing[] {
  return media.images
    .filter(({ role }) => role === 'site-plan')
    .map(({ role: _, name, ...image }) => ({ name: name ?? texts.sitePlan, image: pictureOf(image), spaces: [] }));
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

/** What a project has: what its own record says, and what each of its types has. What only some have their pages tell. */
export function featuresOfProject({ specifications }: Project, plants: readonly Plant[]): FeatureGroup[] {
  const [first = [], ...others] = plants.map((plant) => plant.specifications);
  const ofAll = first.filter(({ kind, name }) =>
    others.every((those) => those.some((other) => other.kind === kind && other.name === name)),
  );
  return featuresOf([...ofAll, ...specifications]);
}
