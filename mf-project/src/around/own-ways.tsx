import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { useNextFocus } from '@umbral/kit/form/use-next-focus.ts';
import { closeIcon, editIcon } from '@umbral/kit/media/icons.ts';
import { OwnPlaceForm } from '@umbral/kit/own-places/own-place-form.tsx';
import { type OwnPlace, ownPlaceLimits, readOwnPlaces, removeOwnPlace } from '@umbral/kit/own-places/own-places.ts';
import { useOwnMinutes } from '@umbral/kit/own-places/use-own-minutes.ts';
import { useOwnPlaces } from '@umbral/kit/own-places/use-own-places.ts';
import { useState } from 'react';
import { aroundTexts as texts } from '../texts/around-texts.ts';
import css from './around.module.css';
import { MinuteCells, WaysTable } from './ways-table.tsx';

interface OwnWaysProps {
  readonly plantId: number;
  /** Where the home stands, `lat,lng`. */
  readonly point: string;
}

/** Minutes from a home to the places that a visitor's device keeps; to add, change and remove them. */
export function OwnWays({ plantId, point }: OwnWaysProps) {
  const places = useOwnPlaces();
  const { minutes, status } = useOwnMinutes([plantId], places);
  const [edited, setEdited] = useState<OwnPlace | 'new'>();
  const { frame, focusNext } = useNextFocus();
  const isFull = places.length >= ownPlaceLimits.places;
  const leave = (next: string) => {
    setEdited(undefined);
    focusNext(next);
  };
  const remove = (place: OwnPlace) => {
    removeOwnPlace(place.name);
    if (edited !== 'new' && edited?.name === place.name) setEdited(undefined);
    focusNext('h3');
  };
  return (
    <div ref={frame} className={css.own} data-print="no">
      <h3 tabIndex={-1} className={css.title}>
        {texts.ownTitle}
      </h3>
      {places.length === 0 && <p className={css.lead}>{texts.ownLead}</p>}
      {places.length > 0 && (
        <WaysTable caption={texts.ownCaption} hasTransit>
          {places.map((place, index) => (
            <tr key={place.name}>
              <th scope="row">
                <span className={css.place}>
                  {place.name}
                  <PlaceActions place={place} onEdit={setEdited} onRemove={remove} />
                </span>
              </th>
              <MinuteCells minutes={minutes?.get(plantId)?.[index]} hasTransit />
            </tr>
          ))}
        </WaysTable>
      )}
      <p role="status" className={places.length > 0 ? css.status : 'visually-hidden'}>
        {status}
      </p>
      {edited !== undefined && (
        <OwnPlaceForm
          key={edited === 'new' ? '' : edited.name}
          changed={edited === 'new' ? undefined : edited}
          around={point}
          onKept={({ name }) => leave(rowOf(name))}
          onCancel={() => leave(edited === 'new' ? addButton : rowOf(edited.name))}
        />
      )}
      {edited === undefined && !isFull && (
        <Button look="secondary" size="s" data-add onClick={() => setEdited('new')}>
          {places.length === 0 ? texts.addOwn : texts.addAnother}
        </Button>
      )}
      <p className={css.note}>{isFull ? texts.ownFull : texts.ownPrivacy}</p>
    </div>
  );
}

const addButton = '[data-add]';

/** The first button of a place's row. */
function rowOf(name: string): string {
  return `tbody > :nth-child(${readOwnPlaces().findIndex((place) => place.name === name) + 1}) button`;
}

interface PlaceActionsProps {
  readonly place: OwnPlace;
  readonly onEdit: (place: OwnPlace) => void;
  readonly onRemove: (place: OwnPlace) => void;
}

function PlaceActions({ place, onEdit, onRemove }: PlaceActionsProps) {
  return (
    <span className={css.actions}>
      <IconButton icon={editIcon} label={texts.edit(place.name)} onClick={() => onEdit(place)} />
      <IconButton icon={closeIcon} label={texts.remove(place.name)} onClick={() => onRemove(place)} />
    </span>
  );
}
