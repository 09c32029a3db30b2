import { classNames } from '@umbral/kit/styles/class-names.ts';
import { ownAlertsTexts as texts } from '../texts/own-alerts-texts.ts';
import css from './alerts.module.css';
import type { OwnAlert } from './alerts-queries.ts';

/** Whether an alert writes, and why not where it does not. */
export function AlertStateMark({ alert: { isActive, isConfirmed } }: { readonly alert: OwnAlert }) {
  if (isActive && isConfirmed) return <p className={classNames(css.mark, css.isOn)}>{texts.active}</p>;
  return (
    <div className={css.state}>
      <p className={classNames(css.mark, css.isOff)}>{isActive ? texts.unconfirmed : texts.paused}</p>
      <p className={css.hint}>{isActive ? texts.unconfirmedHint : texts.pausedHint}</p>
    </div>
  );
}
