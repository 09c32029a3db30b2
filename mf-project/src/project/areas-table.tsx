import { formatArea } from 'shared-contracts/domain/format.ts';
import type { PropertyType } from 'shared-contracts/domain/vocabulary.ts';
import { plantTexts as texts } from '../texts/plant-texts.ts';
import css from './plan-drawing.module.css';

interface AreasTableProps {
  readonly type: PropertyType;
  readonly builtM2: number;
  readonly privateM2?: number;
  readonly balconyM2?: number;
}

/** Built, private and open area, each on its line. */
export function AreasTable({ type, builtM2, privateM2, balconyM2 }: AreasTableProps) {
  const rows = [
    [type === 'lot' ? texts.lotArea : texts.builtArea, builtM2],
    [texts.privateArea, privateM2],
    [texts.balconyArea, balconyM2],
  ] as const;
  return (
    <table className={css.table}>
      <caption className={css.tableTitle}>{texts.areasCaption}</caption>
      <tbody>
        {rows.map(([label, area]) =>
          area === undefined ? null : (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{formatArea(area)}</td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
