import { strata } from '@umbral/domain/vocabulary/vocabulary.ts';
import { useFormNumber, useSetFormValue } from '../../form-document/use-form-document.ts';
import fields from '../fields/fields.module.css';
import { ChoiceInput, TextInput } from '../fields/inputs.tsx';
import { ListChoice } from '../fields/list-choice.tsx';
import { useCitiesOf, useDepartments, useNeighbourhoodsOf, useZonesOf } from '../fields/server-lists.ts';
import { placeTexts as texts } from '../places/place-texts.ts';
import { PointEditor } from '../places/point-editor.tsx';
import css from './section.module.css';

const everywhere = 0;
const strataOptions = strata.map((stratum) => ({ value: String(stratum), label: String(stratum) }));

/** Where the project stands: each place lies in the one before. */
export function LocationSection() {
  const set = useSetFormValue();
  const department = useFormNumber('location.department');
  const city = useFormNumber('location.city');
  const zone = useFormNumber('location.zone');
  /** A place of another place is none. */
  const forget = (...names: readonly ('city' | 'zone' | 'neighborhood')[]) => {
    for (const name of names) set(`location.${name}`, null);
  };
  const waiting = (on: number | undefined, what: string) => (on === undefined ? texts.first(what) : texts.choose);
  return (
    <div className={css.parts}>
      <div className={fields.grid}>
        <ListChoice
          of="location.department"
          list={useDepartments(everywhere)}
          placeholder={texts.choose}
          onChosen={() => forget('city', 'zone', 'neighborhood')}
        />
        <ListChoice
          of="location.city"
          list={useCitiesOf(department)}
          isWaiting={department === undefined}
          placeholder={waiting(department, texts.department)}
          onChosen={() => forget('zone', 'neighborhood')}
        />
        <ListChoice
          of="location.zone"
          list={useZonesOf(city)}
          isWaiting={city === undefined}
          placeholder={waiting(city, texts.city)}
          onChosen={() => forget('neighborhood')}
        />
        <ListChoice
          of="location.neighborhood"
          list={useNeighbourhoodsOf(zone)}
          isWaiting={zone === undefined}
          placeholder={zone === undefined ? texts.first(texts.zone) : texts.noNeighbourhood}
        />
        <div className={fields.wide}>
          <TextInput of="location.address" />
        </div>
        <ChoiceInput of="location.stratum" isNumber options={strataOptions} placeholder={texts.stratum} />
      </div>
      <PointEditor of="location.coordinates" />
    </div>
  );
}
