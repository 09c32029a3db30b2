import type { FairBank } from '@umbral/domain/fairs/fair.ts';
import { formatPercent } from '@umbral/domain/format/format.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { registrationHref } from '../model/registration-address.ts';
import { texts } from '../texts.ts';
import css from './programme.module.css';

const labels = texts.desk;
const columns = [labels.vis, labels.other, labels.leasing, labels.years, labels.financed, labels.hours] as const;

interface BankDeskProps {
  readonly banks: readonly FairBank[];
  /** Slug of the fair. */
  readonly fair: string;
}

/** The banks of the fair side by side; a wide table scrolls in its own box, which the keyboard reaches. */
export function BankDesk({ banks, fair }: BankDeskProps) {
  return (
    <section aria-labelledby="bancos" className={css.section}>
      <SectionHeading id="bancos" lead={labels.lead}>
        {labels.title}
      </SectionHeading>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroller must be reachable by keyboard */}
      <figure className={css.scroller} aria-label={labels.region} tabIndex={0}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{labels.bank}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {banks.map((bank) => (
              <Row key={bank.name} bank={bank} />
            ))}
          </tbody>
        </table>
      </figure>
      <p>
        <ButtonLink href={registrationHref({ step: 'bank', fair })}>{labels.ask}</ButtonLink>
      </p>
      <p className={css.small}>{labels.notice}</p>
    </section>
  );
}

function Row({ bank }: { readonly bank: FairBank }) {
  const { name, note, rate_vis, rate_other, rate_leasing, max_years, financed_percent, attention_hours } = bank;
  return (
    <tr>
      <th scope="row" className={css.bank}>
        {name}
        <span className={css.note}>{note}</span>
      </th>
      <td>{labels.rate(formatPercent(rate_vis))}</td>
      <td>{labels.rate(formatPercent(rate_other))}</td>
      <td>{rate_leasing === null ? labels.noLeasing : labels.rate(formatPercent(rate_leasing))}</td>
      <td>{labels.upToYears(max_years)}</td>
      <td>{labels.upTo(formatPercent(financed_percent))}</td>
      <td className={css.hours}>{attention_hours}</td>
    </tr>
  );
}
