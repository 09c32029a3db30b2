import { Button } from '@umbral/kit/actions/button.tsx';
import { FieldMessage } from '@umbral/kit/fields/field.tsx';
import { useFormDocument, useFormIssue, useFormNumber, useFormValue } from '../../form-document/use-form-document.ts';
import { fieldTextOf } from '../fields/field-name.ts';
import fields from '../fields/fields.module.css';
import { DecimalInput } from '../fields/inputs.tsx';
import { useNeighbourhoodsOf } from '../fields/server-lists.ts';
import { centerOf, pointOf } from './map-frame.ts';
import { placeTexts as texts } from './place-texts.ts';
import css from './places.module.css';
import { PointMap } from './point-map.tsx';

interface PointEditorProps {
  readonly of: 'location.coordinates' | 'contact.sales_room_coordinates';
  readonly isOptional?: boolean;
}

/** A point as numbers, by the middle of the project's zone, or on a map of it. */
export function PointEditor({ of, isOptional }: PointEditorProps) {
  const { write, touch } = useFormDocument();
  const neighbourhoods = useNeighbourhoodsOf(useFormNumber('location.zone')).items ?? [];
  const point = pointOf(useFormValue(`${of}.lat`), useFormValue(`${of}.lng`));
  const center = centerOf(neighbourhoods.map(({ coordinates }) => coordinates));
  const issue = useFormIssue(of);
  return (
    <fieldset className={css.point} id={of} tabIndex={-1}>
      <legend className={css.legend}>{fieldTextOf(of).label}</legend>
      <div className={fields.grid}>
        <DecimalInput of={`${of}.lat`} end="°" />
        <DecimalInput of={`${of}.lng`} end="°" />
      </div>
      <FieldMessage id={`${of}-message`} error={issue} />
      <div className={css.actions}>
        {center && (
          <Button
            look="secondary"
            size="s"
            onClick={() => {
              touch(of);
              write(of, center);
            }}
          >
            {texts.center}
          </Button>
        )}
        {isOptional && (
          <Button look="ghost" size="s" onClick={() => write(of, null)}>
            {texts.clear}
          </Button>
        )}
      </div>
      {center ? (
        <PointMap places={neighbourhoods} point={point} onPoint={(next) => write(of, next)} />
      ) : (
        <p className={css.hint}>{texts.noMap}</p>
      )}
    </fieldset>
  );
}
