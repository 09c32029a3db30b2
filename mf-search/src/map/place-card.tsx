import { convertFromCop } from '@umbral/domain/money/money.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Price } from '@umbral/kit/cards/price.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useEffect, useRef } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';
import css from './map-card.module.css';
import type { MapPlace } from './map-place.ts';
import placeCss from './place-card.module.css';

interface PlaceCardProps {
  readonly place: MapPlace;
  /** Opened by key: the focus comes along. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** What is known of a place, and the way to its page. */
export function PlaceCard({ place, takesFocus, onClose }: PlaceCardProps) {
  const card = useRef<HTMLElement>(null);
  const { code, rates } = useCurrency();
  useEffect(() => {
    if (takesFocus) card.current?.focus();
  }, [takesFocus]);
  return (
    <section
      ref={card}
      tabIndex={-1}
      className={`${css.card} ${placeCss.card}`}
      aria-label={texts.placeCard}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
    >
      <Price money={place.price === undefined ? undefined : convertFromCop(place.price, code, rates)} />
      <h3 className={css.title}>
        <Anchor href={place.href}>{place.title}</Anchor>
      </h3>
      <p className={css.small}>{place.where}</p>
      <IconButton icon={closeIcon} label={texts.closeCard} onClick={onClose} className={placeCss.close} />
    </section>
  );
}
