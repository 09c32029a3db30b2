import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { closeIcon, editIcon } from '@umbral/kit/media/icons.ts';
import { OwnPlaceForm } from '@umbral/kit/own-places/own-place-form.tsx';
import { type OwnPlace, ownPlaceLimits, removeOwnPlace } from '@umbral/kit/own-places/own-places.ts';
import { useOwnPlaces } from '@umbral/kit/own-places/use-own-places.ts';
import { useState } from 'react';
import { aroundTexts as texts } from '../texts/around-texts.ts';
import css from './around.module.css';
import { useOwnMinutes } from './use-own-minutes.ts';
import { MinuteCells, WaysTable } from './ways-table.tsx';

/** Minutes from a home to the places that a visitor's device keeps; to add, change and remove them. */
export function OwnWays({ plantId }: { readonly plantId: number }) {
  const isAlive = useIsAlive();
  const places = useOwnPlaces();
  const { minutes, status } = useOwnMinutes(plantId, places);
  const [edited, setEdited] = useState<string>();
  if (!isAlive) return null;
  const isFull = places.length >= ownPlaceLimits.places;
  return (
    <div className={css.own} data-print="no">
      <h3 className={css.title}>{texts.ownTitle}</h3>
      {places.length === 0 && <p className={css.lead}>{texts.ownLead}</p>}
      {places.length > 0 && (
        <WaysTable caption={texts.ownCaption} hasTransit>
          {places.map((place, index) => (
            <tr key={place.name}>
              <th scope="row">
                <span className={css.place}>
                  {place.name}
                  <PlaceActions place={place} onEdit={() => setEdited(place.name)} />
                </span>
              </th>
              <MinuteCells minutes={minutes?.[index]} hasTransit />
            </tr>
          ))}
        </WaysTable>
      )}
      <p role="status" className={css.note}>
        {status}
      </p>
      {edited !== undefined && (
        <OwnPlaceForm
          key={edited}
          name={edited}
          onKept={({ name }) => {
            // Another name is another place: the one that was to be changed goes.
            if (edited !== '' && name.toLowerCase() !== edited.toLowerCase()) removeOwnPlace(edited);
            setEdited(undefined);
          }}
          onCancel={() => setEdited(undefined)}
        />
      )}
      {edited === undefined && !isFull && (
        <Button look="secondary" size="s" onClick={() => setEdited('')}>
          {places.length === 0 ? texts.addOwn : texts.addAnother}
        </Button>
      )}
      <p className={css.note}>{isFull ? texts.ownFull : texts.ownPrivacy}</p>
    </div>
  );
}

function PlaceActions({ place: { name }, onEdit }: { readonly place: OwnPlace; readonly onEdit: () => void }) {
  return (
    <span className={css.actions}>
      <IconButton icon={editIcon} label={texts.edit(name)} onClick={onEdit} />
      <IconButton icon={closeIcon} label={texts.remove(name)} onClick={() => removeOwnPlace(name)} />
    </span>
  );
}
