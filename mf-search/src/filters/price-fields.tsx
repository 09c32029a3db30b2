import { priceLimits, priceSuggestions } from '@umbral/domain/limits/filter-limits.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { lazy, Suspense } from 'react';
import { formKeys } from '../model/form-keys.ts';
import { unitOf } from '../model/sent-money.ts';
import { formTexts } from '../texts/form-texts.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { useSeen } from '../ui/use-seen.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import css from './filter-forms.module.css';
import { RangeFields } from './range-fields.tsx';
import { readPrice } from './typed-amounts.ts';

interface PriceFieldsProps {
  readonly price: FilterPanel['price'];
  /** Address of the listing, whose other filters decide how prices are spread. */
  readonly href: string;
  readonly hidesLegend?: boolean;
  /** The scale has written a range into the fields. */
  readonly onPicked?: () => void;
}

const PriceScale = lazy(async () => ({
  default: (await import(/* webpackChunkName: "price-scale" */ './price-scale.tsx')).PriceScale,
}));

/** The price in two numbers, and below them how prices are spread; that comes once it is in sight [B032, B033]. */
export function PriceFields({ price, href, hidesLegend, onPicked }: PriceFieldsProps) {
  const [isSeen, place] = useSeen();
  const currency = useCurrency();
  return (
    <RangeFields
      legend={texts.price}
      hidesLegend={hidesLegend}
      names={[formKeys.priceMin, formKeys.priceMax]}
      value={price}
      suggestions={priceSuggestions}
      read={readPrice}
      highest={priceLimits.max}
      unit={unitOf(currency)}
      help={formTexts.priceHelp[currency.code]}
      scale={(pick) => (
        <div ref={place} className={css.scale}>
          {isSeen && (
            <Suspense>
              <PriceScale
                href={href}
                price={{ min: readPrice(price.min), max: readPrice(price.max) }}
                onPick={(range) => {
                  pick(range);
                  onPicked?.();
                }}
              />
            </Suspense>
          )}
        </div>
      )}
    />
  );
}
