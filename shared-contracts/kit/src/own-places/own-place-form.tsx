import type { GlobePoint } from '@umbral/domain/places/globe.ts';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ChipButton } from '../actions/chip.tsx';
import { FieldMessage } from '../fields/field.tsx';
import { TextField } from '../fields/text-field.tsx';
import { mapIcon } from '../media/icons.ts';
import css from './own-place-form.module.css';
import { isNameTaken, keepOwnPlace, type OwnPlace, ownPlaceLimits, replaceOwnPlace } from './own-places.ts';
import { ownPlacesTexts as texts } from './own-places-texts.ts';
import { PlaceFinder } from './place-finder.tsx';
import { PlaceMarker } from './place-marker.tsx';
import { useOwnPlaces } from './use-own-places.ts';

interface OwnPlaceFormProps {
  /** The one to change; its point stays unless another one is found. */
  readonly changed?: OwnPlace;
  /** Where its map begins (`PlaceMarker`). */
  readonly around?: string;
  readonly onKept: (place: OwnPlace) => void;
  readonly onCancel?: () => void;
}

/** Says what a place is called and where it is; it is kept on the device. No form of its own: it may stand in another one. */
export function OwnPlaceForm({ changed, around, onKept, onCancel }: OwnPlaceFormProps) {
  const kept = useOwnPlaces();
  const [name, setName] = useState(changed?.name ?? '');
  const [point, setPoint] = useState<GlobePoint | undefined>(changed);
  const [isMarking, setMarking] = useState(false);
  const [hasRoom, setRoom] = useState(true);
  const [tries, setTries] = useState(0);
  const form = useFormsFocus(tries);
  const roomId = useId();
  const nameFault = faultOf(name, kept, changed);
  const keep = () => {
    setTries(tries + 1);
    if (nameFault || !point) return;
    const own = { name: name.trim(), lat: point.lat, lng: point.lng };
    const isKept = changed ? replaceOwnPlace(changed.name, own) : keepOwnPlace(own);
    setRoom(isKept);
    if (isKept) onKept(own);
  };
  // Each way to say where it is begins anew: of two answers nobody would know which one counts.
  const turn = () => {
    setMarking(!isMarking);
    setPoint(changed);
  };
  const isMissing = tries > 0 && !point;
  const offered = texts.names.filter((one) => !isNameTaken(kept, one, changed));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears the Enter of its fields
    <div ref={form} className={css.form} onKeyDown={(event) => isEntered(event) && keep()}>
      {offered.length > 0 && (
        <div className={css.names}>
          {offered.map((one) => (
            <ChipButton key={one} isPressed={name === one} onClick={() => setName(one)}>
              {one}
            </ChipButton>
          ))}
        </div>
      )}
      <TextField
        label={texts.name}
        value={name}
        maxLength={ownPlaceLimits.name}
        autoComplete="off"
        error={tries > 0 ? nameFault : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {isMarking ? (
        <PlaceMarker
          around={around}
          error={isMissing ? texts.needsMark : undefined}
          onMarked={(at) => setPoint(at ?? changed)}
        />
      ) : (
        <PlaceFinder error={isMissing ? texts.needsPlace : undefined} known={changed} onFound={setPoint} />
      )}
      <Button look="ghost" size="s" icon={isMarking ? undefined : mapIcon} className={css.turn} onClick={turn}>
        {isMarking ? texts.writeIt : texts.markIt}
      </Button>
      <div role="alert">
        {!hasRoom && kept.length >= ownPlaceLimits.places && <FieldMessage id={roomId} error={texts.noRoom} />}
      </div>
      <div className={css.actions}>
        <Button look="secondary" onClick={keep}>
          {texts.add}
        </Button>
        {onCancel && (
          <Button look="ghost" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

function faultOf(name: string, kept: readonly OwnPlace[], changed?: OwnPlace): string | undefined {
  if (name.trim() === '') return texts.needsName;
  return isNameTaken(kept, name, changed) ? texts.nameTaken : undefined;
}

/** Whether Enter asks to keep the place: it would send a form around this one. Of a list it picks what is active. */
function isEntered({ key, target, nativeEvent }: KeyboardEvent): boolean {
  if (key !== 'Enter' || nativeEvent.isComposing || !(target instanceof HTMLInputElement)) return false;
  if (nativeEvent.defaultPrevented) return false;
  nativeEvent.preventDefault();
  return true;
}

/** The button that opened it goes as it comes, so it takes the focus; a try that fails leads to the first wrong field. */
function useFormsFocus(tries: number) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(tries === 0 ? 'input' : '[aria-invalid]')?.focus();
  }, [tries]);
  return form;
}
