import { annualPercent } from '@umbral/domain/finance/rate.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import {
  amountInYear,
  type CapKind,
  housingCap,
  housingCaps,
  minimumWages,
  taxUnits,
  type YearlyAmount,
} from '@umbral/domain/parameters/legal.ts';
import {
  incomeShare,
  interestRates,
  loanLimitSources,
  loanToValue,
  marketRates,
  monthlyReferencePercent,
} from '@umbral/domain/parameters/rates.ts';
import { inPesos } from '../calculators/amount.tsx';
import { MoneyTable } from '../calculators/money-table.tsx';
import { calculatorTexts } from '../texts/calculator-texts.ts';
import { figureTexts as texts } from '../texts/tools-texts.ts';
import { RichText } from '../ui/rich-text.tsx';
import css from './figures.module.css';
import type { ToolData } from './tool-data.ts';

const caps: readonly CapKind[] = ['vip', 'vis', 'visAgglomeration', 'visUrbanRenewal'];

/** The figures that the portal reckons with, each with its day and where it is from. */
export function FiguresView({ tool: { body } }: { readonly tool: ToolData }) {
  return (
    <div className={css.figures}>
      <RichText body={body} />
      <section>
        <MoneyTable caption={texts.wages} head={texts.wagesHead} rows={minimumWages.toReversed().map(wageRow)} />
        <p className={css.note}>{texts.capsNote}</p>
        <p className={css.note}>{calculatorTexts.source(housingCaps.source, housingCaps.asOf)}</p>
      </section>
      <MoneyTable
        caption={texts.wagesSource}
        head={texts.wageSourcesHead}
        rows={minimumWages.toReversed().map(sourceRow)}
      />
      <MoneyTable
        caption={texts.units}
        head={texts.unitsHead}
        rows={taxUnits.toReversed().map(({ year, amount, source }) => [String(year), inPesos(amount), source])}
      />
      <RatesPart />
      <LimitsPart />
    </div>
  );
}

function wageRow({ year, amount }: YearlyAmount): readonly string[] {
  const cells = caps
    .map((kind) => housingCap(kind, year))
    .map((cap) => (cap === undefined ? texts.none : inPesos(cap)));
  return [String(year), inPesos(amount), ...cells];
}

function sourceRow({ year }: YearlyAmount): readonly string[] {
  return [String(year), amountInYear(minimumWages, year)?.source ?? texts.none];
}

function RatesPart() {
  const { rateRows: rows, yearly, span } = texts;
  const percent = (value: number) => yearly(formatPercent(value));
  const market = ({ min, max }: { readonly min: number; readonly max: number }) =>
    span(formatPercent(min), formatPercent(max));
  return (
    <section>
      <MoneyTable
        caption={texts.rates}
        head={texts.ratesHead}
        rows={[
          [rows.mortgage, percent(interestRates.mortgage)],
          [rows.leasing, percent(interestRates.leasing)],
          [rows.quoteColombia, percent(interestRates.quoteColombia)],
          [rows.quotePanama, percent(interestRates.quotePanama)],
          [
            rows.monthly,
            texts.monthly(
              formatPercent(monthlyReferencePercent),
              formatPercent(annualPercent(monthlyReferencePercent)),
            ),
          ],
          [rows.dollars, percent(interestRates.dollars)],
          [rows.marketVis, market(marketRates.vis)],
          [rows.marketAboveVis, market(marketRates.aboveVis)],
        ]}
      />
      <p className={css.note}>{calculatorTexts.source(interestRates.source, interestRates.asOf)}</p>
      <p className={css.note}>{calculatorTexts.source(marketRates.source, marketRates.asOf)}</p>
    </section>
  );
}

function LimitsPart() {
  const { mortgage, leasing } = loanToValue;
  const row = (name: string, { aboveVis, vis }: { readonly aboveVis: number; readonly vis: number }) => [
    name,
    formatPercent(aboveVis),
    formatPercent(vis),
  ];
  return (
    <section>
      <MoneyTable
        caption={texts.limits}
        head={texts.limitsHead}
        rows={[row(texts.limitRows.mortgage, mortgage), row(texts.limitRows.leasing, leasing)]}
      />
      {[loanLimitSources.mortgage, loanLimitSources.leasing].map(({ source, asOf }) => (
        <p key={source} className={css.note}>
          {calculatorTexts.source(source, asOf)}
        </p>
      ))}
      <p className={css.note}>{texts.share(formatPercent(incomeShare.prudent), formatPercent(incomeShare.legal))}</p>
      <p className={css.note}>{calculatorTexts.source(incomeShare.source, incomeShare.asOf)}</p>
    </section>
  );
}
