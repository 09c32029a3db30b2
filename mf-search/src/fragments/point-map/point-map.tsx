import { LateBoard } from '../../ui/late-board.tsx';
import type { PointMapProps } from './point-map-props.ts';

const loadBoard = async () =>
  (await import(/* webpackChunkName: "point-board" */ '../../map/point-board.tsx')).PointBoard;

/** A map on which a visitor marks a place of their own: it fills the slot that it is put in. */
export function PointMap({ props }: { readonly props: PointMapProps }) {
  return <LateBoard load={loadBoard} props={props} />;
}
