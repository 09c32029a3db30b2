import { Button } from '@umbral/kit/actions/button.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import type { ListedMapProps } from './listed-map.tsx';
import css from './map-side.module.css';

interface MapSideProps extends ListedMapProps {
  /** `side` beside a list that follows it, `whole` where the map is the page. */
  readonly look: 'side' | 'whole';
  /** Told whether the map itself is there. */
  readonly onLive?: (isLive: boolean) => void;
}

/** The place of the map. Nothing of the map itself is asked for before this is on the screen. */
export function MapSide({ look, onLive, ...map }: MapSideProps) {
  const [Drawn, setDrawn] = useState<ComponentType<ListedMapProps>>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    import(/* webpackChunkName: "map" */ './listed-map.tsx').then(
      ({ ListedMap }) => !isGone && setDrawn(() => ListedMap),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  useEffect(() => {
    onLive?.(Drawn !== undefined);
    return () => onLive?.(false);
  }, [Drawn, onLive]);
  const retry = () => {
    setFailed(false);
    setAttempt(attempt + 1);
  };
  return (
    // Beside a list the bar and the switch of narrow screens stand at its foot.
    <div className={css[look]} data-live={Drawn ? true : undefined} data-foot={look === 'side' ? true : undefined}>
      {Drawn && <Drawn {...map} />}
      {!Drawn && (
        <p className={css.wait} role="status">
          {hasFailed ? texts.failed : texts.loading}
          {hasFailed && (
            <Button size="s" onClick={retry}>
              {texts.retry}
            </Button>
          )}
        </p>
      )}
      <p className={css.onPaper}>{texts.onPaper}</p>
    </div>
  );
}
