import type { ComponentProps } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './control.module.css';
import { Field, type FieldLook } from './field.tsx';

type TextareaFieldProps = FieldLook & Omit<ComponentProps<'textarea'>, 'className'>;

/** Several lines of text. */
export function TextareaField({ label, help, error, mark, hidesLabel, className, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...{ id: textarea.id, label, help, error, mark, hidesLabel, className }}>
      {(attributes) => <textarea {...textarea} {...attributes} className={classNames(css.control, css.area)} />}
    </Field>
  );
}
