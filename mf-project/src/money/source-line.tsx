import { formatDate } from '@umbral/domain/format/format-date.ts';
import { moneyTexts as texts } from '../texts/money-texts.ts';
import css from './money.module.css';

/** Where the numbers of a result are from, and of which day. */
export function SourceLine({ source, asOf }: { readonly source: string; readonly asOf: string }) {
  return <p className={css.note}>{texts.source(source, formatDate(asOf))}</p>;
}
