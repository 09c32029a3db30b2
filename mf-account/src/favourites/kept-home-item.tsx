import { formatMoney } from '@umbral/domain/format/format.ts';
import { convertFromCop } from '@umbral/domain/money/money.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { favouritesTexts as texts } from '../texts/favourites-texts.ts';
import css from './favourites.module.css';
import { type KeptHome, type KeptList, priceChange } from './kept-home.ts';
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
        <PriceChange home={home} />
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

function PriceChange({ home }: { readonly home: KeptHome }) {
  const { code, rates } = useCurrency();
  const change = priceChange(home);
  if (change === 0) return null;
  const amount = formatMoney(convertFromCop(Math.abs(change), code, rates));
  return (
    <p className={classNames(css.change, change < 0 ? css.fell : css.rose)}>
      {change < 0 ? texts.fell(amount) : texts.rose(amount)}
    </p>
  );
}
