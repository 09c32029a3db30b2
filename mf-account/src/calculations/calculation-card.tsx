import type { KeptCalculation } from '@umbral/domain/people/calculation.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { calculationsTexts as texts } from '../texts/calculations-texts.ts';
import { CalculationActions } from './calculation-actions.tsx';
import css from './calculations.module.css';
import { toldCalculation } from './told-calculation.ts';

/** A kept result; opens its calculator with what was typed. */
export function CalculationCard({ calculation }: { readonly calculation: KeptCalculation }) {
  const { name, result, facts, href } = toldCalculation(calculation);
  return (
    <article className={css.card}>
      <header>
        {calculation.name !== null && <p className={css.note}>{texts.calculators[calculation.calculator]}</p>}
        <h2 className={css.name}>{name}</h2>
      </header>
      <p className={css.result}>{result}</p>
      <p className={css.note}>{facts.join(' · ')}</p>
      <p className={css.note}>{texts.since(calculation.created_at)}</p>
      <div className={css.actions}>
        <ButtonLink look="secondary" size="s" href={href} aria-label={texts.openNamed(name)}>
          {texts.open}
        </ButtonLink>
        <CalculationActions calculation={calculation} name={name} />
      </div>
    </article>
  );
}
