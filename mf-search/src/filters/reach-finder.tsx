import { ChipButton } from '@umbral/kit/actions/chip.tsx';
import { focusIfLost } from '@umbral/kit/form/form-focus.ts';
import { OwnPlaceForm } from '@umbral/kit/own-places/own-place-form.tsx';
import { ownPlaceLimits } from '@umbral/kit/own-places/own-places.ts';
import { PlaceFinder } from '@umbral/kit/own-places/place-finder.tsx';
import { useOwnPlaces } from '@umbral/kit/own-places/use-own-places.ts';
import { type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { reachTexts as texts } from '../texts/reach-texts.ts';
import css from './reach-finder.module.css';

interface ReachFinderProps {
  /** Slug of the city that is searched in. */
  readonly city?: string;
  readonly onFound: (place: { readonly lat: number; readonly lng: number }) => void;
}

/** What is typed here is for nobody else: the form around it would take it for a filter. */
const keepsIn = (event: SyntheticEvent) => event.stopPropagation();

/** So is Enter, which would send that form. */
const sendsNothing = ({ key, target, nativeEvent }: KeyboardEvent) => {
  if (key === 'Enter' && target instanceof HTMLInputElement) nativeEvent.preventDefault();
};

/** Picks a place: one of the visitor's own, or any by its name. */
export function ReachFinder({ city, onFound }: ReachFinderProps) {
  const places = useOwnPlaces();
  const [isKeeping, setKeeping] = useState(false);
  const finder = useRef<HTMLDivElement>(null);
  // The button that opened it, or the form that was cancelled, went with the focus.
  useEffect(() => {
    if (!isKeeping) focusIfLost(finder.current?.querySelector<HTMLElement>('button, input') ?? null);
  }, [isKeeping]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from the form around it
    <div
      ref={finder}
      className={css.finder}
      onInput={keepsIn}
      onChange={keepsIn}
      onBlur={keepsIn}
      onKeyDown={sendsNothing}
    >
      {places.length > 0 && (
        <div className={css.own}>
          {places.map((place) => (
            <ChipButton key={place.name} onClick={() => onFound(place)}>
              {place.name}
            </ChipButton>
          ))}
        </div>
      )}
      {isKeeping ? (
        <OwnPlaceForm around={city} onKept={onFound} onCancel={() => setKeeping(false)} />
      ) : (
        <>
          <PlaceFinder onFound={(place) => place && onFound(place)} />
          {places.length < ownPlaceLimits.places && (
            <ChipButton onClick={() => setKeeping(true)}>{texts.keep}</ChipButton>
          )}
        </>
      )}
      <p className={css.privacy}>{texts.privacy}</p>
    </div>
  );
}
