import { Button } from '@umbral/kit/actions/button.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useState } from 'react';
import { type Candidate, candidatesPerPage, pageOf, without } from '../selection/candidate.ts';
import type { Selection } from '../selection/selection.ts';
import { texts } from '../texts.ts';
import css from './add-drawer.module.css';
import { CandidateList } from './candidate-list.tsx';
import type { Offers } from './use-offers.ts';

interface OfferListsProps {
  readonly offers: Offers;
  readonly selection: Selection;
  readonly onTake: (candidate: Candidate) => void;
}

/** What may interest without a search; nothing that is compared already [B051]. */
export function OfferLists({ offers, selection, onTake }: OfferListsProps) {
  if (offers.isLoading)
    return (
      <div role="status" aria-label={texts.drawer.loading}>
        <Skeleton shape="block" count={4} />
      </div>
    );
  const lists = [
    { title: texts.drawer.removed, candidates: without(offers.removed, selection) },
    { title: texts.drawer.favourites, candidates: without(offers.favourites, selection) },
    { title: texts.drawer.seen, candidates: without(offers.seen, selection) },
    { title: texts.drawer.similar, candidates: without(offers.similar, selection) },
  ].filter(({ candidates }) => candidates.length > 0);
  if (lists.length === 0) return <p className={css.nothing}>{texts.drawer.nothing}</p>;
  return lists.map(({ title, candidates }) => (
    <PagedList key={title} title={title} candidates={candidates} selection={selection} onTake={onTake} />
  ));
}

interface PagedListProps extends Omit<OfferListsProps, 'offers'> {
  readonly title: string;
  readonly candidates: readonly Candidate[];
}

/** A few at a time, with the way to the others. */
function PagedList({ title, candidates, selection, onTake }: PagedListProps) {
  const [wanted, setWanted] = useState(1);
  const { items, page, total } = pageOf(candidates, wanted);
  return (
    <section className={css.list} aria-label={title}>
      <h3 className={css.listTitle}>{title}</h3>
      <CandidateList candidates={items} compared={selection} onTake={onTake} />
      {candidates.length > candidatesPerPage && (
        <nav className={css.pages} aria-label={title}>
          <Button look="ghost" size="s" aria-disabled={page === 1} onClick={() => setWanted(page - 1)}>
            {texts.drawer.previous}
          </Button>
          <span role="status" className={css.page}>
            {texts.drawer.page(page, total)}
          </span>
          <Button look="ghost" size="s" aria-disabled={page === total} onClick={() => setWanted(page + 1)}>
            {texts.drawer.next}
          </Button>
        </nav>
      )}
    </section>
  );
}
