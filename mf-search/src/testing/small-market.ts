import { attributeOf } from '@umbral/domain/filters/filter-attributes.ts';
import type { Ask, PlantQuery } from '../model/plant-query.ts';
import { answersOf, queriesOf } from '../model/query-bundle.ts';

interface SmallPlant {
  readonly region: string;
  readonly department: string;
  readonly city: string;
  readonly zone: string;
  readonly type: string;
  readonly status: string;
  readonly category?: string;
  readonly price?: number;
}

/** Answers queries out of a handful of plants: conditions joined by AND, alternatives in parentheses, as the portal writes them. */
export function smallMarket(plants: readonly SmallPlant[]) {
  const requests: (readonly PlantQuery[])[] = [];
  const ask: Ask = async (bundle) => {
    const queries = queriesOf(bundle);
    requests.push(queries);
    const answers = queries.map(({ filters = '' }) => {
      const found = plants
        .map(recordOf)
        .filter((record) => filters.split(' AND ').every((part) => part === '' || fits(record, part)));
      return { hits: [], nbHits: found.length, nbPages: 1, facets: {} };
    });
    return answersOf(bundle, answers);
  };
  return { ask, requests };
}

type FlatRecord = Readonly<Record<string, string | number>>;

function recordOf({
  region,
  department,
  city,
  zone,
  type,
  status,
  category = 'none',
  price = 0,
}: SmallPlant): FlatRecord {
  return {
    [attributeOf.country]: 'CO',
    [attributeOf.region]: region,
    [attributeOf.department]: department,
    [attributeOf.city]: city,
    [attributeOf.zone]: zone,
    [attributeOf.neighbourhood]: '',
    [attributeOf.type]: type,
    [attributeOf.statuses]: status,
    [attributeOf.category]: category,
    price,
  };
}

function fits(record: FlatRecord, condition: string): boolean {
  if (condition.startsWith('('))
    return condition
      .slice(1, -1)
      .split(' OR ')
      .some((part) => fits(record, part));
  const value = /^(?<attribute>[\w.]+):"(?<value>.*)"$/.exec(condition)?.groups;
  if (value) return record[value.attribute ?? ''] === value.value;
  const size = /^(?<attribute>\w+) (?<sign><=|>=) (?<amount>\d+)$/.exec(condition)?.groups;
  if (!size) throw new Error(`The small market cannot read ${condition}`);
  const amount = Number(record[size.attribute ?? '']);
  return size.sign === '<=' ? amount <= Number(size.amount) : amount >= Number(size.amount);
}
