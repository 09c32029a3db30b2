import { type ComponentProps, type ReactNode, useId } from 'react';
import css from './check-mark.module.css';
import { FieldMessage } from './field.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** May hold links: the terms that one accepts. */
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly error?: string;
}

/** One yes or no with its text. */
export function CheckboxField({ label, help, error, className, ...input }: CheckboxFieldProps) {
  const ownId = useId();
  const messageId = `${input.id ?? ownId}-message`;
  const hasMessage = Boolean(help || error);
  return (
    <div className={className}>
      <label className={css.line}>
        <input
          {...input}
          type="checkbox"
          className={css.mark}
          aria-describedby={hasMessage ? messageId : undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className={css.text}>{label}</span>
      </label>
      <FieldMessage id={messageId} help={help} error={error} />
    </div>
  );
}
