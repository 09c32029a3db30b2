import type { Reach } from '../travel/reach.ts';
import type { AddressedKey, KeyOfKind } from './filter-rows.ts';
import type { FilterRow } from './filter-table.ts';
import type {
  DrawnArea,
  MapBox,
  MonthlyLimit,
  Near,
  NumberRange,
  RoomCount,
  UnknownValue,
  WantedPlace,
} from './filter-values.ts';

/** What is chosen of a filter, by its kind. Amounts are pesos, areas m². */
interface ValueOfKind {
  readonly text: string;
  readonly abroad: boolean;
  readonly slug: string;
  readonly places: readonly WantedPlace[];
  readonly range: NumberRange;
  readonly count: RoomCount;
  readonly toggle: boolean;
  readonly near: Near;
  readonly reach: Reach;
  readonly monthly: MonthlyLimit;
  readonly upfront: number;
  readonly areas: readonly DrawnArea[];
  readonly box: MapBox;
}

type Wide<Value> = Value extends number ? number : Value;

type ValueOf<Row extends FilterRow> = Row extends { readonly kind: 'choice'; readonly values: readonly (infer Value)[] }
  ? Value | (Row extends { readonly open: true } ? UnknownValue : never)
  : Row extends { readonly kind: 'many'; readonly values: readonly (infer Value)[] }
    ? readonly Wide<Value>[]
    : Row extends { readonly kind: keyof ValueOfKind }
      ? ValueOfKind[Row['kind']]
      : never;

/** What is chosen of each filter; nothing of those that are absent. */
export type FilterChoices = { readonly [Row in FilterRow as Row['key']]?: ValueOf<Row> };

/** The same as an address tells it: lists, ranges and switches are always there, also when they are empty. */
export type AddressedChoices = Pick<FilterChoices, AddressedKey> &
  Required<Pick<FilterChoices, KeyOfKind<'many' | 'range' | 'toggle' | 'areas' | 'places'>>>;
