import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useRevalidator } from '@umbral/protocol/router/router.ts';
import { useEffect } from 'react';
import { useReadAfterMerge } from '../device/use-read-after-merge.ts';
import { AccountFrame } from '../frame/account-frame.tsx';
import { comparisonsTexts as texts } from '../texts/comparisons-texts.ts';
import type { topics } from '../topics.ts';
import { useListFocus } from '../ui/use-list-focus.ts';
import { ComparisonCard } from './comparison-card.tsx';
import css from './comparisons.module.css';
import type { loader } from './comparisons-route.ts';

/** The comparisons that the person saved; one saved here or in another tab joins them at once [R082, R078, B135]. */
export function ComparisonsPage() {
  const { own: comparisons, counts } = useLoaderData<typeof loader>();
  const list = useListFocus<HTMLUListElement>(comparisons.length);
  useReadAgain();
  useReadAfterMerge();
  return (
    <AccountFrame
      screen="comparisons"
      counts={{ ...counts, comparisons: comparisons.length }}
      title={texts.title}
      lead={comparisons.length > 0 ? texts.kept(comparisons.length) : undefined}
    >
      {comparisons.length === 0 ? (
        <NoComparisons />
      ) : (
        <ul ref={list} tabIndex={-1} className={css.list} aria-label={texts.title}>
          {comparisons.map((comparison) => (
            <li key={comparison.id}>
              <ComparisonCard comparison={comparison} />
            </li>
          ))}
        </ul>
      )}
    </AccountFrame>
  );
}

function useReadAgain(): void {
  const bus = useTopics<typeof topics>();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const subscription = bus.on('comparator/comparison-saved').subscribe(() => void revalidate());
    return () => subscription.unsubscribe();
  }, [bus, revalidate]);
}

function NoComparisons() {
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <>
          <ButtonLink href={routes.housing.href()}>{texts.explore}</ButtonLink>
          <ButtonLink look="secondary" href={routes.accountFavourites.href()}>
            {texts.favourites}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
