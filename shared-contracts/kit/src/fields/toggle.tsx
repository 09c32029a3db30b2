import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../styles/class-names.ts';
import css from './toggle.module.css';

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly help?: ReactNode;
}

/** Something that is on or off at once. */
export function Toggle({ label, help, className, ...input }: ToggleProps) {
  return (
    <label className={classNames(css.line, className)}>
      <span className={css.text}>
        {label}
        {help && <span className={css.help}>{help}</span>}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is on */}
      <input {...input} type="checkbox" role="switch" className={css.switch} />
    </label>
  );
}
