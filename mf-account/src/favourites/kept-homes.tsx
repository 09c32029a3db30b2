import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import css from './favourites.module.css';
import { type KeptHome, type KeptList, orders, shownHomes } from './kept-home.ts';
import { KeptHomeItem } from './kept-home-item.tsx';
import { ListBar } from './list-bar.tsx';
import { useChosenPart } from './use-chosen-part.ts';
import { useComparing } from './use-comparing.ts';

interface KeptHomesProps {
  readonly homes: readonly KeptHome[];
  readonly lists: readonly KeptList[];
}

/** Favourites by list and order, with what compares the chosen ones. */
export function KeptHomes({ homes, lists }: KeptHomesProps) {
  const { listId, order, chooseList, chooseOrder } = useChosenPart();
  const comparing = useComparing(homes);
  // The list may have been deleted in another tab.
  const list = lists.find(({ id }) => id === listId);
  const shown = shownHomes(homes, list?.id ?? null, order);
  return (
    <>
      <ListBar lists={lists} homes={homes} chosen={list} onChoose={chooseList} />
      <div className={css.bar}>
        <SelectField
          label={texts.sort}
          className={css.sort}
          value={order}
          onChange={({ currentTarget }) => chooseOrder(currentTarget.value)}
          options={orders.map((value) => ({ value, label: texts.orders[value] }))}
        />
        <div className={css.compare}>
          <p id="compare-hint" className={css.quiet}>
            {texts.compareHint}
          </p>
          <Button
            look="secondary"
            aria-disabled={!comparing.isPossible}
            aria-describedby="compare-hint"
            onClick={comparing.start}
          >
            {texts.compare(comparing.chosen.length)}
          </Button>
        </div>
      </div>
      {shown.length === 0 ? (
        <EmptyState title={texts.emptyList}>{texts.emptyListHint}</EmptyState>
      ) : (
        <CardGrid label={list?.name ?? texts.title}>
          {shown.map((home, index) => (
            <KeptHomeItem
              key={home.card.id}
              home={home}
              lists={lists}
              priority={index === 0 ? 'high' : 'lazy'}
              comparing={comparing}
            />
          ))}
        </CardGrid>
      )}
    </>
  );
}
