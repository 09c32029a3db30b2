import type { NumberRange } from '@umbral/domain/filters/filter-values.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { spellShort } from '@umbral/domain/format/spell.ts';
import { RangeSlider } from '@umbral/kit/fields/range-slider.tsx';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import { placesOfRange, priceEdges, priceSteps, rangeOfPlaces } from '../model/price-steps.ts';
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

const lastEdge = priceEdges.length - 1;

/** How the prices of a listing are spread over a ruler whose ends can be moved; the fields above say the same. */
export function PriceScale({ href, price, onPick }: PriceScaleProps) {
  const { search } = useRemote().environment;
  const currency = useCurrency();
  const money = (cop = 0) => spellShort(cop, currency);
  const [counts, setCounts] = useState<readonly number[]>();
  const [places, setPlaces] = useFollowed<Places>(placesOfRange(price), ([a, b], [c, d]) => a === c && b === d);
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
        minLabel={texts.scaleStart(money(priceEdges[0]))}
        maxLabel={texts.scaleEndCount(money(priceEdges[lastEdge]), formatInteger(counts.at(-1) ?? 0))}
      />
      <RangeSlider
        label={texts.priceRange}
        minLabel={texts.lowestPrice}
        maxLabel={texts.highestPrice}
        min={0}
        max={priceSteps.length}
        step={1}
        value={places}
        onChange={setPlaces}
        onCommit={(chosen) => onPick(rangeOfPlaces(chosen))}
        format={(place) => spoken(place, money)}
      />
    </>
  );
}

/** A place of the scale in money. */
function spoken(place: number, money: (cop?: number) => string): string {
  if (place === 0) return texts.scaleStart(money(priceEdges[0]));
  if (place === priceSteps.length) return texts.scaleEnd(money(priceEdges[lastEdge]));
  return money(priceEdges[place - 1]);
}
