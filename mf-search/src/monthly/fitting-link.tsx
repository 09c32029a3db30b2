import { formatInteger } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import css from './assistant.module.css';
import type { Budget } from './budget.ts';
import type { Proposal } from './proposal.ts';
import { useFittingHomes } from './use-fitting-homes.ts';

interface FittingLinkProps {
  readonly href: string;
  readonly proposal: Proposal | undefined;
  readonly budget: Budget;
  readonly onLeave?: () => void;
}

/** "Ver los 87 proyectos que caben": the listing by what is proposed, with its number as one types. */
export function FittingLink({ href, proposal, budget, onLeave }: FittingLinkProps) {
  const fitting = useFittingHomes(href, proposal, budget);
  if (!fitting) return null;
  const { count } = fitting;
  return (
    <div className={css.fitting}>
      {count === 0 && <p>{texts.none}</p>}
      <ButtonLink href={fitting.href} onClick={onLeave} look={count === 0 ? 'secondary' : undefined} wide>
        <span aria-live="polite" className="num">
          {labelOf(count)}
        </span>
      </ButtonLink>
    </div>
  );
}

function labelOf(count: number | undefined): string {
  if (count === undefined) return texts.showFits;
  return count === 0 ? texts.showNone : texts.show(formatInteger(count), count === 1);
}
