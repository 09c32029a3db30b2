import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { spellShort } from '@umbral/domain/format/spell.ts';
import { fromHref } from '@umbral/domain/routes/search-url.ts';
import { RangeSlider } from '@umbral/kit/fields/range-slider.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { placesOfRange, priceScaleOf, rangeOfPlaces, type PriceScale as Scale } from '../model/price-steps.ts';
import { formTexts as texts } from '../texts/form-texts.ts';
import { countPrices } from './price-queries.ts';
import { PriceRuler } from './price-ruler.tsx';
import { useFollowed } from './use-followed.ts';

interface PriceScaleProps {
  readonly href: string;
  readonly price: NumberRange;
  /** The visitor let go of an end. */
  readonly onPick: (range: NumberRange) => void;
}

type Places = readonly [number, number];

/** How the prices of a listing are spread over a ruler whose ends can be moved; the fields above say the same. */
export function PriceScale({ href, price, onPick }: PriceScaleProps) {
  const { search } = useRemote().environment;
  const currency = useCurrency();
  const money = (cop = 0) => spellShort(cop, currency);
  const [counts, setCounts] = useState<readonly number[]>();
  const scale = priceScaleOf(fromHref(href)?.country);
  const { edges, steps } = scale;
  const [places, setPlaces] = useFollowed<Places>(placesOfRange(scale, price), ([a, b], [c, d]) => a === c && b === d);
  useEffect(() => {
    const stop = new AbortController();
    // The fields work without it: a scale that cannot be counted stays away.
    countPrices(search, href, stop.signal).then(setCounts, () => undefined);
    return () => stop.abort();
  }, [search, href]);
  if (!counts) return null;
  return (
    <>
      <PriceRuler
        buckets={counts}
        from={places[0]}
        to={places[1] - 1}
        minLabel={texts.scaleStart(money(edges[0]))}
        maxLabel={texts.scaleEndCount(money(edges.at(-1)), formatInteger(counts.at(-1) ?? 0))}
      />
      <RangeSlider
        label={texts.priceRange}
        minLabel={texts.lowestPrice}
        maxLabel={texts.highestPrice}
        min={0}
        max={steps.length}
        step={1}
        value={places}
        onChange={setPlaces}
        onCommit={(chosen) => onPick(rangeOfPlaces(scale, chosen))}
        format={(place) => spoken(scale, place, money)}
      />
    </>
  );
}

/** A place of the scale in money. */
function spoken({ edges, steps }: Scale, place: number, money: (cop?: number) => string): string {
  if (place === 0) return texts.scaleStart(money(edges[0]));
  if (place === steps.length) return texts.scaleEnd(money(edges.at(-1)));
  return money(edges[place - 1]);
}
