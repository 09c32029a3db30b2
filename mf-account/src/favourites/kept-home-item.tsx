import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import { PriceChange } from '../ui/price-change.tsx';
import css from './favourites.module.css';
import type { KeptHome, KeptList } from './kept-home.ts';
import { ListField } from './list-field.tsx';
import { NotePart } from './note-part.tsx';
import type { Comparing } from './use-comparing.ts';

interface KeptHomeItemProps {
  readonly home: KeptHome;
  readonly lists: readonly KeptList[];
  readonly priority: 'high' | 'lazy';
  readonly comparing: Comparing;
}

/** A favourite: its card, what has changed since, and what its person does with it. */
export function KeptHomeItem({ home, lists, priority, comparing }: KeptHomeItemProps) {
  const { card, similar } = home;
  const isChosen = comparing.chosen.includes(card.id);
  return (
    <div className={css.item}>
      <ListedPlant card={card} priority={priority} />
      <div className={css.tools}>
        <PriceChange card={card} toldCop={home.toldCop} />
        {similar && (
          <p className={css.similar}>
            {texts.similar} <Anchor href={similar.href}>{similar.title}</Anchor>
          </p>
        )}
        {card.isActive && (
          <CheckboxField
            label={texts.choose}
            aria-label={texts.chooseNamed(card.title)}
            checked={isChosen}
            disabled={comparing.isFull && !isChosen}
            onChange={() => comparing.toggle(card.id)}
          />
        )}
        {lists.length > 0 && <ListField home={home} lists={lists} />}
        <NotePart home={home} />
      </div>
    </div>
  );
}
