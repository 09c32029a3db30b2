import type { SeedRow } from './insert-rows.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { randomOf } from './random.ts';
import type { ProjectPlan } from './seed-plan.ts';
import type { Segment } from './segments.ts';
import { isBusiness } from './specification-rows.ts';
import type { UnitPlan } from './unit-plan.ts';

/** Pictures in the library, as the database knows them. */
export function assetRows(library: MediaLibrary, created: string): SeedRow<'media_asset'>[] {
  return library.assets.map(({ key, kind, width, height, color, thumbhash, alt, files }) => ({
    key,
    kind,
    width,
    height,
    color,
    thumbhash,
    alt,
    files: files.map((file) => ({ ...file })),
    created_at: created,
  }));
}

function numbered<Row extends object>(rows: readonly Row[]): (Row & { position: number })[] {
  return rows.map((row, index) => ({ ...row, position: index + 1 }));
}

/** Buildings that suit a segment, by the groups of the picture library. */
const typologies: Record<Segment, readonly string[]> = {
  vip: ['slab', 'twin'],
  vis: ['tower', 'twin', 'slab'],
  'vis-house': ['row-houses'],
  mid: ['tower', 'mid-rise', 'twin'],
  high: ['mid-rise', 'tower'],
  studio: ['mid-rise', 'slab'],
  house: ['row-houses'],
  'country-house': ['country-house'],
  lot: ['country-house'],
  beach: ['coast'],
  office: ['slab', 'mid-rise'],
  clinic: ['mid-rise', 'slab'],
  retail: ['mid-rise'],
  warehouse: ['slab'],
};

const rooms = ['Salón social', 'Gimnasio', 'Lobby', 'Sala de trabajo', 'Zona de juegos'];

/** All views of the building that stands for a project, the one for its card first. */
export function buildingViews(plan: ProjectPlan, library: MediaLibrary): readonly MediaAsset[] {
  const views = library.set('exterior', randomOf(`building ${plan.slug}`).int(0, 999), typologies[plan.segment]);
  const first = plan.id % views.length;
  return [...views.slice(first), ...views.slice(0, first)];
}

interface CommonArea {
  name: string;
  asset: MediaAsset;
}

function commonAreas(plan: ProjectPlan, library: MediaLibrary): CommonArea[] {
  const isBare = isBusiness(plan.segment) || plan.segment === 'lot';
  const names = isBare ? rooms.slice(2, 3) : plan.random.sample(rooms, plan.random.int(2, 4));
  const offset = plan.random.int(0, 999);
  return names.map((name, index) => ({ name, asset: library.at('interior', offset + index) }));
}

/** One building from several sides and its common areas; without interiors in the library its last view is one. */
export function projectMediaRows(plan: ProjectPlan, library: MediaLibrary): SeedRow<'project_media'>[] {
  const { id, title, zone, city } = plan;
  const views = buildingViews(plan, library);
  const place = `${title}, ${zone.name}, ${city.name}. Imagen representativa`;
  const hasInterior = library.has('interior');
  const outside = hasInterior ? views.slice(0, 6) : views.slice(0, -1);
  const last = views.at(-1);
  const areas = hasInterior || !last ? commonAreas(plan, library) : [{ name: 'Exterior', asset: last }];
  const [main, ...facades] = outside.map((asset) => ({
    project_id: id,
    media_key: asset.key,
    name: null,
    alt: `${asset.alt} de ${place}`,
  }));
  return [
    { ...main, role: 'main', position: 1 },
    ...numbered(facades.map((row) => ({ ...row, role: 'facade' as const }))),
    ...numbered(
      areas.map(({ name, asset }) => ({
        project_id: id,
        media_key: asset.key,
        role: 'common-area' as const,
        name,
        alt: `${hasInterior ? name : asset.alt} de ${place}`,
      })),
    ),
  ];
}

/** Rooms on a plan: name, place as fractions of the drawing, share of the private area. */
const points = [
  ['Sala y comedor', 0.36, 0.42, 0.3],
  ['Cocina', 0.68, 0.3, 0.12],
  ['Alcoba principal', 0.24, 0.76, 0.2],
  ['Baño', 0.52, 0.72, 0.06],
  ['Alcoba 2', 0.78, 0.74, 0.15],
] as const;

function layoutOf(unit: UnitPlan): readonly string[] {
  if (unit.type === 'lot') return ['lot'];
  if (unit.rooms === null) return ['open-plan'];
  if (unit.type === 'house' || unit.type === 'country-house') return ['house'];
  if (unit.type === 'studio' || unit.type === 'loft') return ['studio'];
  return (
    [['one-bedroom'], ['two-bedroom', 'two-bedroom-compact'], ['three-bedroom']][Math.min(unit.rooms, 3) - 1] ?? []
  );
}

function drawingOf(plantId: number, unit: UnitPlan, library: MediaLibrary): MediaAsset {
  const drawings = library.set('plan', plantId, layoutOf(unit)).filter(({ group }) => layoutOf(unit).includes(group));
  return drawings[plantId % drawings.length] ?? library.at('plan', plantId);
}

function interiorRows(plantId: number, plan: ProjectPlan, unit: UnitPlan, library: MediaLibrary) {
  if (!library.has('interior') || unit.type === 'lot') return [];
  const assets = library.set('interior', plan.id * 3 + plantId).slice(0, 3);
  return assets.map((asset) => ({
    plant_id: plantId,
    media_key: asset.key,
    role: 'interior' as const,
    alt: `${asset.alt} en ${plan.title}. Imagen representativa`,
  }));
}

/** Interiors and the drawing of a unit type. */
export function plantMediaRows(
  plantId: number,
  unit: UnitPlan,
  plan: ProjectPlan,
  library: MediaLibrary,
): SeedRow<'plant_media'>[] {
  const drawing = drawingOf(plantId, unit, library);
  const alt = `${drawing.alt}: ${plan.title}, ${Math.round(unit.builtArea)} m²`;
  return [
    ...numbered(interiorRows(plantId, plan, unit, library)),
    { plant_id: plantId, media_key: drawing.key, role: 'plan', alt, position: 1 },
  ];
}

/** The drawing of a unit type; in a home its rooms are points that open a picture, where the library has interiors. */
export function blueprintRows(
  plantId: number,
  unit: UnitPlan,
  library: MediaLibrary,
): { blueprint: SeedRow<'blueprint'>; points: SeedRow<'blueprint_point'>[] } {
  const shown = unit.rooms === null || !library.has('interior') ? [] : points.slice(0, unit.rooms > 1 ? 5 : 4);
  return {
    blueprint: {
      id: plantId,
      plant_id: plantId,
      position: 1,
      floor: unit.type === 'lot' ? 'Terreno' : 'Piso 1',
      name: unit.type === 'lot' ? 'Lote tipo' : 'Planta tipo',
      media_key: drawingOf(plantId, unit, library).key,
    },
    points: shown.map(([name, x, y, share], index) => ({
      blueprint_id: plantId,
      position: index + 1,
      name,
      x,
      y,
      area_m2: Math.round(unit.privateArea * share * 10) / 10,
      media_key: library.at('interior', plantId * 5 + index).key,
    })),
  };
}
