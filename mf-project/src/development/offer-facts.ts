import { formatArea, formatMoney } from '@umbral/domain/format/format.ts';
import type { Money } from '@umbral/domain/money/money.ts';
import { developmentTexts as texts } from '../texts/development-texts.ts';
import type { DevelopmentData, DevelopmentType } from './development-data.ts';

/** The lowest and the highest price that is told of what can be bought, in pesos; nothing where all are hidden. */
export function priceSpan({ types }: Pick<DevelopmentData, 'types'>): readonly [number, number] | undefined {
  const prices = typesToTell(types).flatMap(({ priceCop }) => priceCop ?? []);
  return prices.length === 0 ? undefined : [Math.min(...prices), Math.max(...prices)];
}

/** Those on offer; of a project that is over, all that it had. */
export function typesToTell(types: readonly DevelopmentType[]): readonly DevelopmentType[] {
  const onOffer = types.filter(({ isOnOffer }) => isOnOffer);
  return onOffer.length > 0 ? onOffer : types;
}

/** How much there is of it: "5 tipos · 23 inmuebles disponibles"; homes only where the builder tells them one by one. */
export function offerCounts({ types }: Pick<DevelopmentData, 'types'>): string[] {
  const told = typesToTell(types);
  const homes = told.flatMap((type) => type.homes ?? []);
  return [
    texts.types(told.length),
    ...(homes.length > 0 ? [texts.free(homes.reduce((sum, { free }) => sum + free, 0))] : []),
  ];
}

/** Smallest and largest area, "de 42 m² a 78 m²" or the one that all have; nothing where none is told. */
export function areaSpan({ types }: Pick<DevelopmentData, 'types'>): string | undefined {
  const areas = typesToTell(types).flatMap(({ builtM2 }) => (builtM2 > 0 ? formatArea(builtM2) : []));
  const [first, last] = [areas.at(0), areas.at(-1)];
  if (!first || first === last) return first;
  return `de ${first} a ${last}`;
}

/** For results and shared links: types, areas and the lowest price, all in pesos. */
export function factsLine(development: Pick<DevelopmentData, 'types'>): string {
  const span = priceSpan(development);
  const cop = (amount: number): Money => ({ amount, currency: 'cop' });
  return [offerCounts(development)[0], areaSpan(development), span && `desde ${formatMoney(cop(span[0]))}`]
    .filter(Boolean)
    .join(', ');
}
