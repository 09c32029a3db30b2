import { type ReactNode, useId } from 'react';
import { Icon } from '../media/icon.tsx';
import { warningIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import { uiTexts } from '../texts/ui-texts.ts';
import css from './field.module.css';

/** What every field of a form takes. */
export interface FieldLook {
  readonly label: string;
  /** One line below the control, until there is an error. */
  readonly help?: ReactNode;
  readonly error?: string;
  /** Words after the label; the form decides which of the two it marks. */
  readonly mark?: 'required' | 'optional';
  /** Keeps the label for assistive technology only (a search box with its button). */
  readonly hidesLabel?: boolean;
  readonly className?: string;
}

/** Attributes that tie the control to its label and message. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps extends FieldLook {
  readonly id?: string;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, one message below: the error takes the place of the help. */
export function Field({ id, label, help, error, mark, hidesLabel, className, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const messageId = `${controlId}-message`;
  const hasMessage = Boolean(error || help);
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={controlId} className={hidesLabel ? 'visually-hidden' : css.label}>
        {label}
        {mark && <span className={css.mark}> {uiTexts[mark]}</span>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': hasMessage ? messageId : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {hasMessage && <FieldMessage id={messageId} help={help} error={error} />}
    </div>
  );
}

interface FieldMessageProps {
  readonly id: string;
  readonly help?: ReactNode;
  readonly error?: string;
}

/** The line under a control or a group of controls. */
export function FieldMessage({ id, help, error }: FieldMessageProps) {
  if (!error)
    return help ? (
      <p id={id} className={css.help}>
        {help}
      </p>
    ) : null;
  return (
    <p id={id} className={css.error}>
      <Icon of={warningIcon} size="s" />
      {error}
    </p>
  );
}
