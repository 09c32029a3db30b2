import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import controlCss from './control.module.css';
import { Field, type FieldLook } from './field.tsx';
import css from './phone-field.module.css';

export interface PhoneCountry {
  /** ISO 3166-1. */
  readonly code: string;
  readonly name: string;
  /** "+57" */
  readonly dialCode: string;
}

interface PhoneFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className' | 'type'> {
  readonly countries: readonly PhoneCountry[];
  readonly country: string;
  readonly onCountryChange: (code: string) => void;
  readonly countryName?: string;
}

/** A number beside the country that it belongs to; validation is the form's. */
export function PhoneField({ label, help, error, mark, hidesLabel, className, ...rest }: PhoneFieldProps) {
  const { countries, country, onCountryChange, countryName = 'phoneCountry', ...input } = rest;
  return (
    <Field {...{ id: input.id, label, help, error, mark, hidesLabel, className }}>
      {(attributes) => (
        <div className={css.pair}>
          <select
            name={countryName}
            aria-label={uiTexts.country}
            value={country}
            disabled={input.disabled}
            onChange={(event) => onCountryChange(event.currentTarget.value)}
            className={classNames(controlCss.control, css.country, 'num')}
          >
            {countries.map(({ code, name, dialCode }) => (
              <option key={code} value={code}>
                {dialCode} {name}
              </option>
            ))}
          </select>
          <input
            inputMode="tel"
            autoComplete="tel-national"
            {...input}
            {...attributes}
            type="tel"
            className={classNames(controlCss.control, 'num')}
          />
        </div>
      )}
    </Field>
  );
}
