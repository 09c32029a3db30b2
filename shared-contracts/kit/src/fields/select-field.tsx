import type { ComponentProps } from 'react';
import { Icon } from '../media/icon.tsx';
import { chevronDownIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import css from './control.module.css';
import { Field, type FieldLook } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface SelectFieldProps extends FieldLook, Omit<ComponentProps<'select'>, 'className' | 'children'> {
  readonly options: readonly SelectOption[];
  /** First option, with the empty value: "Cualquiera". */
  readonly placeholder?: string;
}

/** One choice out of a list, with the platform's own picker. */
export function SelectField({
  label,
  help,
  error,
  mark,
  hidesLabel,
  className,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ id: select.id, label, help, error, mark, hidesLabel, className }}>
      {(attributes) => (
        <div className={css.box}>
          <select {...select} {...attributes} className={classNames(css.control, css.select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.arrow}>
            <Icon of={chevronDownIcon} />
          </span>
        </div>
      )}
    </Field>
  );
}
