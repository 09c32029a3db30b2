import type { FoundPlace } from '@umbral/domain/api/travel.ts';
import { useState } from 'react';
import { Button } from '../actions/button.tsx';
import { ChipButton } from '../actions/chip.tsx';
import { TextField } from '../fields/text-field.tsx';
import css from './own-place-form.module.css';
import { keepOwnPlace, type OwnPlace, ownPlaceLimits } from './own-places.ts';
import { ownPlacesTexts as texts } from './own-places-texts.ts';
import { PlaceFinder } from './place-finder.tsx';

interface OwnPlaceFormProps {
  /** What it is called at first. */
  readonly name?: string;
  readonly onKept: (place: OwnPlace) => void;
  readonly onCancel?: () => void;
}

/** Says what a place is called and where it is; it is kept on the device. No form of its own: it may stand in another one. */
export function OwnPlaceForm({ name: first = '', onKept, onCancel }: OwnPlaceFormProps) {
  const [name, setName] = useState(first);
  const [place, setPlace] = useState<FoundPlace>();
  const [isTried, setTried] = useState(false);
  const isNamed = name.trim() !== '';
  const keep = () => {
    setTried(true);
    if (!isNamed || !place) return;
    const own = { name: name.trim(), lat: place.lat, lng: place.lng };
    keepOwnPlace(own);
    onKept(own);
  };
  return (
    <div className={css.form}>
      <div className={css.names}>
        {texts.names.map((one) => (
          <ChipButton key={one} isPressed={name === one} onClick={() => setName(one)}>
            {one}
          </ChipButton>
        ))}
      </div>
      <TextField
        label={texts.name}
        value={name}
        maxLength={ownPlaceLimits.name}
        autoComplete="off"
        error={isTried && !isNamed ? texts.needsName : undefined}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <PlaceFinder error={isTried && !place ? texts.needsPlace : undefined} onFound={setPlace} />
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
