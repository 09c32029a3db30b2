import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import type { FormFields } from '@umbral/kit/form/use-form.ts';
import { useState } from 'react';
import type { Combos, Option } from '../queries/combos-queries.ts';
import { registrationTexts as texts } from '../texts/registration-texts.ts';
import css from './person-form.module.css';

interface WishFieldsProps {
  readonly form: FormFields;
  /** Null where the lists could not be had: what one looks for is then written. */
  readonly combos: Combos | null;
  readonly stands: readonly Option[];
  /** Where one came from. */
  readonly stand?: string;
}

/** What a visitor of the fair looks for; nothing of it has to be said. */
export function WishFields({ form: { field }, combos, stands, stand }: WishFieldsProps) {
  const options = { placeholder: texts.any, mark: 'optional' } as const;
  const kept = field('stand');
  // Lists that come late find somebody writing: what is written stays.
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      {combos && !isWriting ? (
        <>
          <SelectField {...field('interest_city')} {...options} label={texts.city} options={combos.cities} />
          <div className={css.pair}>
            <SelectField {...field('interest_type')} {...options} label={texts.type} options={combos.types} />
            <SelectField {...field('purchase_time')} {...options} label={texts.time} options={combos.times} />
          </div>
        </>
      ) : (
        <TextField
          {...field('interest_city')}
          mark="optional"
          label={texts.city}
          help={texts.cityHelp}
          maxLength={120}
          onFocus={() => setWriting(true)}
        />
      )}
      {stands.length > 0 && (
        <SelectField
          {...kept}
          {...options}
          defaultValue={kept.defaultValue ?? stand}
          label={texts.stand}
          options={stands}
        />
      )}
    </>
  );
}
