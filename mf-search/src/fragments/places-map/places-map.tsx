import { lazy, Suspense } from 'react';
import type { PlacesProps } from '../../map/map-place.ts';
import { mapTexts as texts } from '../../texts/map-texts.ts';

const PlacesBoard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "places-board" */ '../../map/places-board.tsx')).PlacesBoard,
}));

/** Given places on our own map, for the pages of others: it fills the slot that it is put in. */
export function PlacesMap({ props }: { readonly props: PlacesProps }) {
  return (
    <Suspense fallback={<p role="status">{texts.loading}</p>}>
      <PlacesBoard {...props} />
    </Suspense>
  );
}
