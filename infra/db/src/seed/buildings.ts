import type { Climate } from './climate.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';

/** One building of the library with all pictures that show it. */
export interface Building {
  id: string;
  typology: string;
  /** Rendered buildings say for which climate and strata they are made; drawn ones suit everywhere. */
  climate?: Climate;
  strata?: readonly [number, number];
  isRendered: boolean;
  exteriors: readonly MediaAsset[];
  /** Rooms: living, kitchen, bedroom, bath, balcony, lobby. */
  interiors: ReadonlyMap<string, readonly MediaAsset[]>;
  panorama?: MediaAsset;
  film?: MediaAsset;
}

const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/'));

/** A picture names its building, or stands in its folder `building/<id>`. */
function buildingOf({ building, key }: MediaAsset): string | undefined {
  return building ?? /^building\/([^/]+)\//.exec(key)?.[1];
}

/** The first picture of a building is the one in evening light. */
const lightOrder = ['golden', 'day', 'dusk'];

function byLight(a: MediaAsset, b: MediaAsset): number {
  return lightOrder.indexOf(a.light ?? 'day') - lightOrder.indexOf(b.light ?? 'day');
}

function ofKind(assets: readonly MediaAsset[], kind: MediaAsset['kind']): readonly MediaAsset[] {
  return assets.filter((asset) => asset.kind === kind);
}

function rendered(library: MediaLibrary): Building[] {
  const groups = Map.groupBy(library.assets, buildingOf);
  return [...groups].flatMap(([id, assets]) => {
    const exteriors = ofKind(assets, 'exterior').toSorted(byLight);
    const facts = exteriors[0];
    if (id === undefined || facts?.typology === undefined) return [];
    return {
      id,
      typology: facts.typology,
      climate: facts.climate,
      strata: facts.strata,
      isRendered: true,
      exteriors,
      interiors: Map.groupBy(ofKind(assets, 'interior'), ({ room }) => room ?? 'living'),
      panorama: ofKind(assets, 'panorama')[0],
      film: ofKind(assets, 'video')[0],
    };
  });
}

function drawn(library: MediaLibrary): Building[] {
  const facades = library.ofKind('exterior').filter((asset) => buildingOf(asset) === undefined);
  return [...Map.groupBy(facades, ({ key }) => folderOf(key))].map(([id, exteriors]) => ({
    id,
    typology: exteriors[0]?.group ?? '',
    isRendered: false,
    exteriors,
    interiors: new Map(),
  }));
}

/** The buildings that projects may stand for: rendered ones, and drawn elevations. */
export function buildingsOf(library: MediaLibrary): Building[] {
  return [...rendered(library), ...drawn(library)];
}
