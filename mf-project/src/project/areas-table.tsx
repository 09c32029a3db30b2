import { useState } from 'react';
import { formatArea } from 'shared-contracts/domain/format.ts';
import type { PropertyType } from 'shared-contracts/domain/vocabulary.ts';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { planTexts as texts } from '../texts/plan-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';
import css from './plan-drawing.module.css';

export interface HomeAreas {
  readonly type: PropertyType;
  readonly builtM2: number;
  readonly privateM2?: number;
  readonly balconyM2?: number;
}

/** Built, private and open area, each on its line, and the whole with or without what is open. */
export function AreasTable({ type, builtM2, privateM2, balconyM2 }: HomeAreas) {
  const [countsBalcony, setCountsBalcony] = useState(true);
  const rows = [
    [type === 'lot' ? plantTexts.lotArea : plantTexts.builtArea, builtM2],
    [plantTexts.privateArea, privateM2],
    [plantTexts.balconyArea, balconyM2],
  ] as const;
  return (
    <div>
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
          {balconyM2 !== undefined && (
            <tr className={css.total} aria-live="polite">
              <th scope="row">{countsBalcony ? texts.totalWith : texts.totalWithout}</th>
              <td>{formatArea(builtM2 + (countsBalcony ? balconyM2 : 0))}</td>
            </tr>
          )}
        </tbody>
      </table>
      {balconyM2 !== undefined && (
        <CheckboxField
          label={texts.countBalcony}
          className={css.withScript}
          checked={countsBalcony}
          onChange={(event) => setCountsBalcony(event.currentTarget.checked)}
        />
      )}
    </div>
  );
}
