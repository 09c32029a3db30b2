import { drawingLimits } from '@umbral/domain/filters/drawn-areas.ts';
import type { SearchState } from '@umbral/domain/routes/search-state.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { minusIcon, plusIcon } from '@umbral/kit/media/icons.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { areaAround } from './area-around.ts';
import { type NamedPlace, namedPlaces } from './named-places.ts';
import css from './place-picker.module.css';
import { loadSites } from './points-queries.ts';
import type { AreaTools } from './use-areas.ts';

interface PlacePickerProps {
  readonly state: SearchState;
  readonly tools: AreaTools;
}

const mostShown = 40;

/** Zones and neighbourhoods of this search by name; each becomes the area around its homes. */
export function PlacePicker({ state, tools }: PlacePickerProps) {
  const { places, hasFailed, retry } = usePlaces(state);
  const [words, setWords] = useState('');
  const wanted = slugify(words);
  const found = places?.filter(({ name }) => slugify(name).includes(wanted));
  const add = (kind: 'include' | 'exclude', { points }: NamedPlace) =>
    tools.add({ kind, points: areaAround(points).slice(0, drawingLimits.points) });
  return (
    <div className={css.picker}>
      <TextField
        label={texts.pickSearch}
        help={texts.pickHelp}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {hasFailed && (
        <p role="alert" className={css.failed}>
          {texts.pickFailed}
          <Button size="s" look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </p>
      )}
      {!found && !hasFailed && <p role="status">{texts.pickLoading}</p>}
      {found?.length === 0 && <p role="status">{texts.pickNone}</p>}
      <ul className={css.places}>
        {found?.slice(0, mostShown).map((place) => (
          <li key={place.name} className={css.place}>
            <span className={css.name}>{place.name}</span>
            <span className="num">{place.homes}</span>
            <IconButton
              icon={plusIcon}
              label={texts.includePlace(place.name)}
              disabled={tools.isFull}
              onClick={() => add('include', place)}
            />
            <IconButton
              icon={minusIcon}
              label={texts.excludePlace(place.name)}
              disabled={tools.isFull}
              onClick={() => add('exclude', place)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FoundPlaces {
  readonly places: readonly NamedPlace[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The places of a search as if nothing were drawn: what is outside the areas can be added too. */
function usePlaces(state: SearchState): FoundPlaces {
  const { environment } = useRemote();
  const [places, setPlaces] = useState<readonly NamedPlace[]>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once when the list is opened, and by each attempt
  useEffect(() => {
    const stop = new AbortController();
    const everywhere = { ...state, areas: [], box: undefined };
    setFailed(false);
    loadSites({ search: environment.search, state: everywhere, signal: stop.signal }).then(
      ({ sites }) => setPlaces(namedPlaces(sites)),
      () => {
        if (!stop.signal.aborted) setFailed(true);
      },
    );
    return () => stop.abort();
  }, [attempt]);
  return { places, hasFailed, retry: () => setAttempt(attempt + 1) };
}
