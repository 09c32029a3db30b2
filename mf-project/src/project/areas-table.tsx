import { formatArea } from '@umbral/domain/format/format.ts';
import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { useState } from 'react';
import css from '../plans/plan-drawing.module.css';
import { planTexts as texts } from '../texts/plan-texts.ts';
import { plantTexts } from '../texts/plant-texts.ts';

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
