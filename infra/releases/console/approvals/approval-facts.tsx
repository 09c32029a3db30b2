import type { Approval } from '../registry/answers.ts';
import css from './approvals-page.module.css';
import { factLabel } from './approvals-texts.ts';

/** What exactly is asked for, fact by fact: nobody approves what they cannot read. */
export function ApprovalFacts({ facts }: Pick<Approval, 'facts'>) {
  return (
    <dl className={css.facts}>
      {Object.entries(facts).map(([key, value]) => (
        <div key={key} className={css.fact}>
          <dt>{factLabel(key)}</dt>
          <dd>{wordsOf(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}
