import { useEffect, useState } from 'react';
import { slugify } from 'shared-contracts/domain/slugify.ts';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { areaLimits } from 'shared-contracts/routes/drawn-areas.ts';
import type { MapPoint, SearchState } from 'shared-contracts/routes/search-state.ts';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { minusIcon, plusIcon } from 'shared-contracts/ui/icons.ts';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { mapTexts as texts } from '../texts/map-texts.ts';
import { areaAround } from './area-around.ts';
import css from './place-picker.module.css';
import { loadSites } from './points-queries.ts';
import type { Site } from './sites.ts';
import type { AreaTools } from './use-areas.ts';

interface PlacePickerProps {
  readonly state: SearchState;
  readonly tools: AreaTools;
}

const mostShown = 40;

interface Place {
  readonly name: string;
  readonly homes: number;
  readonly points: readonly MapPoint[];
}

/** Zones and neighbourhoods of this search by name; each becomes the area around its homes. */
export function PlacePicker({ state, tools }: PlacePickerProps) {
  const places = usePlaces(state);
  const [words, setWords] = useState('');
  const wanted = slugify(words);
  const found = places?.filter(({ name }) => slugify(name).includes(wanted));
  const add = (kind: 'include' | 'exclude', { points }: Place) =>
    tools.add({ kind, points: areaAround(points).slice(0, areaLimits.points) });
  return (
    <div className={css.picker}>
      <TextField
        label={texts.pickSearch}
        help={texts.pickHelp}
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      {!found && <p role="status">{texts.pickLoading}</p>}
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

/** The places of a search as if nothing were drawn: what is outside the areas can be added too. */
function usePlaces(state: SearchState): readonly Place[] | undefined {
  const { environment } = useRemote();
  const [places, setPlaces] = useState<readonly Place[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when the list is opened
  useEffect(() => {
    const stop = new AbortController();
    const everywhere = { ...state, areas: [], box: undefined };
    loadSites({ search: environment.search, state: everywhere, signal: stop.signal }).then(
      ({ sites }) => setPlaces(placesOf(sites)),
      () => {
        if (!stop.signal.aborted) setPlaces([]);
      },
    );
    return () => stop.abort();
  }, []);
  return places;
}

function placesOf(sites: readonly Site[]): Place[] {
  const named = sites.flatMap((site) => [
    ...(site.zone ? [[site.zone, site] as const] : []),
    ...(site.neighbourhood ? [[`${site.neighbourhood}, ${site.zone}`, site] as const] : []),
  ]);
  return [...Map.groupBy(named, ([name]) => name)]
    .map(([name, members]) => ({
      name,
      homes: members.reduce((sum, [, site]) => sum + site.homes.length, 0),
      points: members.map(([, site]) => site),
    }))
    .toSorted((a, b) => b.homes - a.homes);
}
