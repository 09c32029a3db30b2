import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { calculationsTexts as texts } from '../texts/calculations-texts.ts';
import { useListFocus } from '../ui/use-list-focus.ts';
import { CalculationCard } from './calculation-card.tsx';
import css from './calculations.module.css';
import type { loader } from './calculations-route.ts';

/** The results of calculators that the person keeps [R123]. */
export function CalculationsPage() {
  const { own: calculations, counts } = useLoaderData<typeof loader>();
  const list = useListFocus<HTMLUListElement>(calculations.length);
  return (
    <AccountFrame
      screen="calculations"
      counts={{ ...counts, calculations: calculations.length }}
      title={texts.title}
      lead={calculations.length > 0 ? texts.kept(calculations.length) : undefined}
    >
      {calculations.length === 0 ? (
        <EmptyState title={texts.empty} actions={<ButtonLink href={routes.tools.href()}>{texts.tools}</ButtonLink>}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <ul ref={list} tabIndex={-1} className={css.list} aria-label={texts.title}>
          {calculations.map((calculation) => (
            <li key={calculation.id}>
              <CalculationCard calculation={calculation} />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}
