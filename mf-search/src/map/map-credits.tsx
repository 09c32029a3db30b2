import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSyncExternalStore } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { groundStore } from './ground-store.ts';
import css from './map-credits.module.css';

const nobody = () => () => undefined;

/** Who must be named for what the map draws: the tile server in a line, the open data behind a button. */
export function MapCredits() {
  const { mapTiles, mapGround, mapStreets } = useRemote().environment;
  const store = mapGround && groundStore(mapGround.url);
  const index = useSyncExternalStore(store?.listen ?? nobody, () => store?.index());
  const credits = index?.credits ?? [];
  return (
    <div className={css.corner}>
      {credits.length > 0 && (
        <details className={css.sources}>
          <summary className={css.summary}>{texts.credits}</summary>
          <div className={css.panel}>
            <p>{texts.creditsNote}</p>
            <ul>
              {credits.map((credit) => (
                <li key={credit}>{credit}</li>
              ))}
            </ul>
          </div>
        </details>
      )}
      {[mapTiles?.credit, mapStreets?.credit].filter(Boolean).map((credit) => (
        <p key={credit} className={css.credit}>
          {credit}
        </p>
      ))}
    </div>
  );
}
