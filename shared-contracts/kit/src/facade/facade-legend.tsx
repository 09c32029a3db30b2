import { unitStateLabels } from '@umbral/domain/homes/unit-labels.ts';
import type { UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';
import { classNames } from '../styles/class-names.ts';
import css from './facade.module.css';

/** What the patterns of the boxes mean: of those that are there. */
export function FacadeLegend({ label, states }: { readonly label: string; readonly states: readonly UnitState[] }) {
  return (
    <ul className={css.legend} aria-label={label}>
      {states.map((state) => (
        <li key={state} className={css.meaning}>
          <span className={classNames(css.box, css.sample, css[state])} aria-hidden>
            {state === 'sold' ? '1' : ''}
          </span>
          {unitStateLabels[state]}
        </li>
      ))}
    </ul>
  );
}
