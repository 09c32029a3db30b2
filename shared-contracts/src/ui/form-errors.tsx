import { useEffect } from 'react';
import css from './form-errors.module.css';
import { Icon } from './icon.tsx';
import { warningIcon } from './icons.ts';

export interface FormError {
  /** Id of the control that it belongs to; none for an error of the whole form. */
  readonly fieldId?: string;
  readonly text: string;
}

/** What stops a form, in one place; the first invalid control gets the focus when errors arrive. */
export function FormErrors({ title, errors }: { readonly title: string; readonly errors: readonly FormError[] }) {
  useEffect(() => {
    const first = errors.find((error) => error.fieldId)?.fieldId;
    if (first) document.getElementById(first)?.focus();
  }, [errors]);
  return (
    <div role="alert">
      {errors.length > 0 && (
        <div className={css.summary}>
          <p className={css.title}>
            <Icon of={warningIcon} />
            {title}
          </p>
          <ul className={css.list}>
            {errors.map(({ fieldId, text }) => (
              <li key={`${fieldId}${text}`}>{fieldId ? <a href={`#${fieldId}`}>{text}</a> : text}</li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
