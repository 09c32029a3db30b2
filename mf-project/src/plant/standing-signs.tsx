import { formatInteger, formatPercent } from '@umbral/domain/format/format.ts';
import type { PlantStanding } from '../model/plant-data.ts';
import { sheetTexts as texts } from '../texts/sheet-texts.ts';
import css from './standing-signs.module.css';

/** True and dated: that the price fell, and how often the page was opened. */
export function StandingSigns({ standing: { drop, views } }: { readonly standing: PlantStanding }) {
  if (!drop && !views) return null;
  return (
    <p className={css.signs}>
      {drop && <span className={css.drop}>{texts.drop(formatPercent(drop.percent), drop.day)}</span>}
      {views && <span>{texts.views(formatInteger(views.count), views.days)}</span>}
    </p>
  );
}
