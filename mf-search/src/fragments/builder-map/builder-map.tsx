import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { MapPlace, PlacesProps } from '../../map/map-place.ts';
import { mapTexts as texts } from '../../texts/map-texts.ts';

/** The projects of a builder on our own map: it fills the slot that it is put in. */
export function BuilderMap({ data }: { readonly data: readonly MapPlace[] }) {
  const [Board, setBoard] = useState<ComponentType<PlacesProps>>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    import(/* webpackChunkName: "places-board" */ '../../map/places-board.tsx').then(
      ({ PlacesBoard }) => !isGone && setBoard(() => PlacesBoard),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (hasFailed) return <ErrorState text={texts.failed} onRetry={() => setAttempt(attempt + 1)} />;
  if (!Board) return <p role="status">{texts.loading}</p>;
  return <Board label={texts.builderMap} places={data} />;
}
