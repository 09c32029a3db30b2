import type { Demand } from '@umbral/domain/api/builder-results.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { spell } from '@umbral/domain/format/spell.ts';
import { searchDays } from '@umbral/domain/limits/result-limits.ts';
import { propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import css from './learning.module.css';
import { learningTexts as texts } from './learning-texts.ts';

interface ZoneDemandProps {
  readonly zone: string;
  /** Null where too few have looked there. */
  readonly demand: Demand | null;
}

/** What visitors filtered by in the zone of a project. */
export function ZoneDemand({ zone, demand }: ZoneDemandProps) {
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.demand(zone)}</h3>
      {demand ? <Sentences of={demand} /> : <p className={css.explained}>{texts.demandFew}</p>}
    </div>
  );
}

function Sentences({ of: { searches, rooms, types, price_until: price } }: { readonly of: Demand }) {
  const currency = useCurrency();
  const lists = [
    [texts.demandRooms, rooms.map((room) => [roomsText(room.value), room.searches] as const)],
    [texts.demandTypes, types.map((type) => [propertyTypeLabels[type.value], type.searches] as const)],
  ] as const;
  return (
    <ul className={css.answers}>
      <li>{texts.demandSearches(formatInteger(searches), searchDays)}</li>
      {lists.map(
        ([label, entries]) =>
          entries.length > 0 && (
            <li key={label}>
              {`${label}: ${entries.map(([name, count]) => texts.searched(name, formatInteger(count))).join(', ')}`}
            </li>
          ),
      )}
      {price !== null && <li>{texts.demandPrice(spell(price, currency))}</li>}
    </ul>
  );
}

function roomsText(value: string): string {
  return value.endsWith('+') ? texts.roomsOrMore(value.slice(0, -1)) : value;
}
