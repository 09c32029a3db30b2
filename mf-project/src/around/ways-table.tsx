import { formatMinutes } from '@umbral/domain/format/format-minutes.ts';
import type { TravelMinutes } from '@umbral/domain/travel/travel-minutes.ts';
import type { ReactNode } from 'react';
import { aroundTexts as texts } from '../texts/around-texts.ts';
import css from './around.module.css';

interface WaysTableProps {
  readonly caption: string;
  /** Also how long it takes by transit. */
  readonly hasTransit?: boolean;
  /** Rows, each of a name and `MinuteCells`. */
  readonly children: ReactNode;
}

/** Places with the minutes to each of them, a column for each way of going. */
export function WaysTable({ caption, hasTransit = false, children }: WaysTableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[texts.place, texts.walk, texts.cycle, ...(hasTransit ? [texts.transit] : [])].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

interface MinuteCellsProps {
  readonly minutes?: TravelMinutes | null;
  readonly hasTransit?: boolean;
}

/** One cell for each way of going. */
export function MinuteCells({ minutes, hasTransit = false }: MinuteCellsProps) {
  return [minutes?.walk, minutes?.cycle, ...(hasTransit ? [minutes?.transit] : [])].map((value, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
    <td key={index}>
      {typeof value === 'number' ? (
        formatMinutes(value)
      ) : (
        <>
          <span aria-hidden="true">{texts.unknown}</span>
          <span className="visually-hidden">{texts.unknownAloud}</span>
        </>
      )}
    </td>
  ));
}
