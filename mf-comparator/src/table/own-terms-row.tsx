import { formatPercent } from '@umbral/domain/format/format.ts';
import { calculatorTerms } from '@umbral/domain/parameters/rates.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { PesosField } from '@umbral/kit/form/pesos-field.tsx';
import { texts } from '../texts.ts';
import css from './comparison-table.module.css';
import type { Table } from './use-table.ts';

/** What the visitor reckons with, above the rows that come out of it. */
export function OwnTermsRow({ table, span }: { readonly table: Table; readonly span: number }) {
  const { view, setView, terms } = table;
  const rate =
    terms.annualPercent === undefined ? texts.own.portalRate : texts.own.ownRate(formatPercent(terms.annualPercent));
  return (
    <tr>
      <td colSpan={span} className={css.group}>
        <div className={css.terms}>
          <h3 className={css.groupTitle}>{texts.own.title}</h3>
          <PesosField
            className={css.term}
            label={texts.own.savings}
            value={terms.savings || undefined}
            onChange={(savings) => setView({ ...view, savings: savings ?? 0 })}
          />
          <SelectField
            className={css.term}
            label={texts.own.years}
            value={String(view.years)}
            options={calculatorTerms.map((years) => ({ value: String(years), label: texts.own.yearsOption(years) }))}
            onChange={(event) => setView({ ...view, years: Number(event.currentTarget.value) })}
          />
          <p className={css.basis}>{texts.own.terms(rate)}</p>
        </div>
      </td>
    </tr>
  );
}
