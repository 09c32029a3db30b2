import type { Shown } from './building-pictures.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { levelOfPicture, type PriceLevel, stepsAbove } from './price-level.ts';
import type { ProjectPlan } from './seed-plan.ts';

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

const plainer = 'con acabados más sencillos';
const roomKinds: readonly MediaAsset['kind'][] = ['interior', 'panorama'];

/** Whether a picture shows a room that is finished more plainly than those of a level. */
const isPlainer = ({ kind, strata }: MediaAsset, level: PriceLevel) =>
  roomKinds.includes(kind) && strata !== undefined && stepsAbove(level, levelOfPicture(strata)) > 0;

/**
 * The words of a picture: what it shows and of which project, and that it is no photo; with a note, for everybody to see,
 * where rooms are finished more plainly than those of the project or are otherwise not as they are there.
 */
export function wordsOf(
  asset: MediaAsset,
  { title, zone, city }: ProjectPlan,
  level: PriceLevel,
  others: readonly string[] = [],
): { alt: string; note: string | null } {
  const differences = [...(isPlainer(asset, level) ? [plainer] : []), ...others];
  const note = differences.length > 0 ? differences.join(' y ') : null;
  const nature = ['imagen representativa', ...(note === null ? [] : [note])].join(', ');
  return { alt: `${asset.alt.replace(/\.$/, '')}. ${title}, ${zone.name}, ${city.name}: ${nature}`, note };
}

const socialAreas = ['Lobby', 'Salón social', 'Sala de trabajo compartido', 'Zona de encuentro'];

/** A project's exteriors, its general plan and its common areas. */
export function projectMediaRows(plan: ProjectPlan, shown: Shown): SeedRow<'project_media'>[] {
  const { exteriors } = shown.building;
  const row = (asset: MediaAsset, name: string | null = null) => ({
    project_id: plan.id,
    media_key: asset.key,
    name,
    ...wordsOf(asset, plan, shown.level),
  });
  const [main, ...facades] = exteriors.slice(0, 6).map((asset) => row(asset));
  // Until the library shows a common area, an outside view stands for it: the form asks for one.
  const areas =
    shown.lobby.length > 0
      ? shown.lobby.map((asset, index) => row(asset, socialAreas[index % socialAreas.length]))
      : exteriors.slice(-1).map((asset) => row(asset, 'Exterior'));
  return [
    { ...main, role: 'main', position: 1 },
    ...numbered(facades.map((facade) => ({ ...facade, role: 'facade' as const }))),
    ...(shown.sitePlan ? [{ ...row(shown.sitePlan, 'Plano general'), role: 'render' as const, position: 1 }] : []),
    ...numbered(areas.map((area) => ({ ...area, role: 'common-area' as const }))),
  ];
}

interface PlantPictures {
  plantId: number;
  plan: ProjectPlan;
  level: PriceLevel;
  /** The picture of its card. */
  main: MediaAsset;
  interiors: readonly MediaAsset[];
  /** Drawings of its floors. */
  plans: readonly MediaAsset[];
}

/** The picture of a plant's card, its rooms, and the drawing of each floor. */
export function plantMediaRows({
  plantId,
  plan,
  level,
  main,
  interiors,
  plans,
}: PlantPictures): SeedRow<'plant_media'>[] {
  const row = (asset: MediaAsset) => ({ plant_id: plantId, media_key: asset.key, ...wordsOf(asset, plan, level) });
  const rooms = interiors.filter(({ key }) => key !== main.key).map(row);
  return [
    { ...row(main), role: 'main', position: 1 },
    ...numbered(rooms.map((room) => ({ ...room, role: 'interior' as const }))),
    ...numbered(plans.map((asset) => ({ ...row(asset), role: 'plan' as const }))),
  ];
}
