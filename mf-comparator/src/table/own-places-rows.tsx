import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useNextFocus } from '@umbral/kit/form/use-next-focus.ts';
import { useOwnMinutes } from '@umbral/kit/own-places/use-own-minutes.ts';
import { useOwnPlaces } from '@umbral/kit/own-places/use-own-places.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import { texts } from '../texts.ts';
import type { ComparedColumn } from './compared-column.ts';
import css from './comparison-table.module.css';
import { placeRows } from './place-rows.ts';
import { TableLine } from './table-line.tsx';

const loadForm = async () =>
  (await import(/* webpackChunkName: "own-place-form" */ '@umbral/kit/own-places/own-place-form.tsx')).OwnPlaceForm;

interface OwnPlacesRowsProps {
  readonly columns: readonly ComparedColumn[];
  readonly hasFree: boolean;
  readonly span: number;
}

/** A row for each place that this device keeps: estimated minutes from each home. Like the places it is for nobody else's eyes. */
export function OwnPlacesRows({ columns, hasFree, span }: OwnPlacesRowsProps) {
  const places = useOwnPlaces();
  const homes = columns.map(({ id }) => id);
  const { minutes, status } = useOwnMinutes(homes, places);
  const [isAdding, setAdding] = useState(false);
  const [OwnPlaceForm, fetchForm] = useLazyPart(loadForm, texts.places.formFailed);
  const { frame, focusNext } = useNextFocus<HTMLTableSectionElement>();
  const leave = () => {
    setAdding(false);
    focusNext('[data-add]');
  };
  const isEmpty = places.length === 0;
  return (
    <tbody ref={frame} className={css.places} aria-label={texts.places.title} data-print="no">
      <tr>
        <td colSpan={span} className={css.group}>
          <div className={css.terms}>
            <h3 tabIndex={-1} className={css.groupTitle}>
              {texts.places.title}
            </h3>
            <p className={css.basis}>{isEmpty ? texts.places.lead : texts.places.note}</p>
            <p role="status" className={isEmpty ? 'visually-hidden' : css.status}>
              {status}
            </p>
            {isEmpty && !isAdding && (
              <Button look="secondary" size="s" data-add onClick={async () => setAdding(await fetchForm())}>
                {texts.places.add}
              </Button>
            )}
            {isAdding && OwnPlaceForm && (
              <div className={css.placeForm}>
                <OwnPlaceForm around={cityOf(columns)} onKept={leave} onCancel={leave} />
              </div>
            )}
          </div>
        </td>
      </tr>
      {placeRows(columns, places, minutes).map((row) => (
        <TableLine key={row.key} row={row} columns={columns} hasFree={hasFree} maxLength={longestWays} />
      ))}
    </tbody>
  );
}

/** Where the first home is: the map of the form begins there. */
function cityOf([first]: readonly ComparedColumn[]): string | undefined {
  return first && slugify(first.project.localization.city);
}

/** Ways are told in full where they stand. */
const longestWays = 60;
