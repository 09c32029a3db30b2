import { type FoundPlace, findTravelPlaces } from '@umbral/domain/api/travel.ts';
import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import { useEffect, useRef, useState } from 'react';
import { ComboboxField } from '../fields/combobox-field.tsx';
import { pinIcon } from '../media/icons.ts';
import { useRemote } from '../remote/use-remote.ts';
import { ownPlacesTexts as texts } from './own-places-texts.ts';

interface PlaceFinderProps {
  readonly label?: string;
  readonly error?: string;
  /** The point that stands while nothing is typed. */
  readonly known?: GlobePoint;
  /** What was picked; nothing once the text is another one. */
  readonly onFound: (point: GlobePoint | undefined) => void;
}

/** Letters from which on a name is looked up, and how long nobody types before, milliseconds. */
const fewestLetters = 2;
const pauseMs = 250;

/** Finds a place by its name among stations, neighbourhoods, zones and cities. */
export function PlaceFinder({ label = texts.where, error, known, onFound }: PlaceFinderProps) {
  const [text, setText] = useState('');
  const { found, status, search } = useFoundPlaces();
  const type = (typed: string) => {
    setText(typed);
    onFound(typed.trim() === '' ? known : undefined);
    search(typed);
  };
  return (
    <ComboboxField
      label={label}
      help={known ? texts.whereKept : texts.whereHelp}
      error={error}
      placeholder={texts.placeholder}
      icon={pinIcon}
      value={text}
      onValueChange={type}
      status={status}
      suggestions={found.map((place, index) => ({
        id: String(index),
        label: place.name,
        detail: texts.kind(place),
        icon: pinIcon,
      }))}
      onPick={({ id, label: name }) => {
        setText(name);
        onFound(found[Number(id)]);
      }}
    />
  );
}

/** Places by the last name that was typed: an answer to an earlier one comes too late. */
function useFoundPlaces() {
  const { call } = useRemote();
  const [found, setFound] = useState<readonly FoundPlace[]>([]);
  const [status, setStatus] = useState<string>();
  const latest = useRef<AbortController>(undefined);
  useEffect(() => () => latest.current?.abort(), []);
  const search = (typed: string) => {
    latest.current?.abort();
    const attempt = new AbortController();
    latest.current = attempt;
    const { signal } = attempt;
    const q = typed.trim().slice(0, 60);
    if (q.length < fewestLetters) {
      setFound([]);
      setStatus(undefined);
      return;
    }
    setStatus(texts.searching);
    const ask = async () => {
      const answer = await call(findTravelPlaces, { query: { q } }, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const places = answer?.data ?? [];
      setFound(places);
      if (!answer) setStatus(texts.failed);
      else setStatus(places.length === 0 ? texts.notFound : texts.found(places.length));
    };
    setTimeout(() => !signal.aborted && void ask(), pauseMs);
  };
  return { found, status, search };
}
