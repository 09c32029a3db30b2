import type { Climate } from './climate.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';

/** One building of the library with all pictures that show it. */
export interface Building {
  id: string;
  typology: string;
  /** For which climate and strata it is made; one that does not say suits everywhere. */
  climate?: Climate;
  strata?: readonly [number, number];
  exteriors: readonly MediaAsset[];
  /** Rooms: living, kitchen, bedroom, bath, balcony, lobby. */
  interiors: ReadonlyMap<string, readonly MediaAsset[]>;
  /** The same rooms all around. */
  panoramas: ReadonlyMap<string, MediaAsset>;
  film?: MediaAsset;
}

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

/** The buildings that projects may stand for. */
export function buildingsOf(library: MediaLibrary): Building[] {
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
      exteriors,
      interiors: Map.groupBy(ofKind(assets, 'interior'), ({ room }) => room ?? 'living'),
      panoramas: new Map(ofKind(assets, 'panorama').map((asset) => [asset.room ?? 'living', asset])),
      film: ofKind(assets, 'video')[0],
    };
  });
}
