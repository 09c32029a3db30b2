import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { classNames } from '../styles/class-names.ts';
import css from './control.module.css';
import { Field, type FieldLook } from './field.tsx';

export interface TextFieldProps extends FieldLook, Omit<ComponentProps<'input'>, 'className'> {
  /** A constant of icons.ts inside, before the text. */
  readonly icon?: string;
  /** A button or a unit inside, after the text. */
  readonly end?: ReactNode;
}

/** One line of text, of any `type` that the platform's input has. */
export function TextField({ label, help, error, mark, hidesLabel, className, icon, end, ...input }: TextFieldProps) {
  return (
    <Field {...{ id: input.id, label, help, error, mark, hidesLabel, className }}>
      {(attributes) => (
        <div className={css.box}>
          <input
            type="text"
            {...input}
            {...attributes}
            className={classNames(css.control, icon && css.withStart, Boolean(end) && css.withEnd)}
          />
          {icon && (
            <span className={css.start}>
              <Icon of={icon} />
            </span>
          )}
          {end && <span className={css.end}>{end}</span>}
        </div>
      )}
    </Field>
  );
}
