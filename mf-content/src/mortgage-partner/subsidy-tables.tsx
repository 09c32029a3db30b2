import { formatMoney } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { compensationSubsidy, housingCaps } from '@umbral/domain/parameters/legal.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { mortgagePartnerTexts as texts } from '../texts/mortgage-partner-texts.ts';
import css from './mortgage-partner.module.css';
import type { MortgagePartnerData } from './mortgage-partner-data.ts';

const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** What a fund gives, and up to which price a home is social housing, each with its year, source and date. */
export function SubsidyTables({ data: { year, wage, subsidy, caps } }: { readonly data: MortgagePartnerData }) {
  const { most, least, incomeLimit } = subsidy;
  const sourceOf = ({ source, asOf }: { readonly source: string; readonly asOf: string }) =>
    texts.sources(pesos(wage.amount), wage.source, source, formatDate(asOf));
  return (
    <div className={css.tables}>
      <section aria-labelledby="subsidio">
        <SectionHeading id="subsidio" lead={texts.subsidyLead}>
          {texts.subsidyTitle(year)}
        </SectionHeading>
        <Table
          caption={texts.subsidyCaption}
          head={[texts.income, texts.gives]}
          rows={[
            [texts.upToHalf(pesos(incomeLimit / 2)), texts.upTo(pesos(most))],
            [texts.upToLimit(pesos(incomeLimit)), texts.upTo(pesos(least))],
          ]}
        />
        <p className={css.note}>{sourceOf(compensationSubsidy)}</p>
      </section>
      <section aria-labelledby="topes">
        <SectionHeading id="topes" lead={texts.capsLead}>
          {texts.capsTitle(year)}
        </SectionHeading>
        <Table
          caption={texts.capsCaption}
          head={[texts.home, texts.wages, texts.cap]}
          rows={caps.map(({ kind, wages, amount }) => [texts.capNames[kind], String(wages), pesos(amount)])}
        />
        <p className={css.note}>{sourceOf(housingCaps)}</p>
      </section>
    </div>
  );
}

interface TableProps {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [name: string, ...amounts: string[]])[];
}

function Table({ caption, head, rows }: TableProps) {
  return (
    <table className={css.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...amounts]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {amounts.map((amount) => (
              <td key={amount}>{amount}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
