import type { MapPlace } from '../../map/map-place.ts';
import { mapTexts as texts } from '../../texts/map-texts.ts';
import { LateBoard } from '../../ui/late-board.tsx';

const loadBoard = async () =>
  (await import(/* webpackChunkName: "places-board" */ '../../map/places-board.tsx')).PlacesBoard;

/** The projects of a builder on our own map: it fills the slot that it is put in. */
export function BuilderMap({ data }: { readonly data: readonly MapPlace[] }) {
  return <LateBoard load={loadBoard} props={{ label: texts.builderMap, places: data }} />;
}
