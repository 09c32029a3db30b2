import { formatMoney } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import {
  amountInYear,
  compensationSubsidy,
  homeSubsidy,
  housingCap,
  housingCaps,
  minimumWages,
} from '@umbral/domain/parameters/legal.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ownHomeTexts } from '../texts/own-home-texts.ts';
import css from './own-home.module.css';

const texts = ownHomeTexts.subsidies;
const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

interface SubsidiesProps {
  readonly year: number;
}

/** What a first purchase may be helped with and may cost at most, each figure with its source and date. */
export function Subsidies({ year }: SubsidiesProps) {
  const wage = amountInYear(minimumWages, year);
  if (!wage) return null;
  const caps = [
    [texts.caps.vip, housingCap('vip', wage.year)],
    [texts.caps.vis, housingCap('vis', wage.year)],
    [texts.caps.agglomeration, housingCap('visAgglomeration', wage.year)],
  ] as const;
  return (
    <section aria-labelledby="subsidios" className={css.section}>
      <SectionHeading id="subsidios" lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <div className={css.subsidies}>
        <Offer title={texts.home} state={texts.homeState} of={homeSubsidy} wage={wage.amount} />
        <Offer title={texts.compensation} state={texts.compensationState} of={compensationSubsidy} wage={wage.amount} />
        <div className={css.offer}>
          <h3 className={css.name}>{texts.capsTitle}</h3>
          <ul className={css.caps}>
            {caps.map(([name, amount]) => amount && <li key={name}>{texts.cap(name, pesos(amount), wage.year)}</li>)}
          </ul>
          <Source of={housingCaps} />
        </div>
      </div>
    </section>
  );
}

interface Dated {
  readonly source: string;
  readonly asOf: string;
}

interface OfferProps {
  readonly title: string;
  readonly state: string;
  readonly of: Dated & {
    readonly lowIncomeWages: number;
    readonly otherWages: number;
    readonly incomeLimitWages: number;
  };
  /** Monthly minimum wage in pesos. */
  readonly wage: number;
}

function Offer({ title, state, of, wage }: OfferProps) {
  return (
    <div className={css.offer}>
      <h3 className={css.name}>{title}</h3>
      <p>{texts.amounts(pesos(of.lowIncomeWages * wage), pesos(of.otherWages * wage))}</p>
      <p>{texts.limit(pesos(of.incomeLimitWages * wage))}</p>
      <p>{state}</p>
      <Source of={of} />
    </div>
  );
}

function Source({ of: { source, asOf } }: { readonly of: Dated }) {
  return <p className={css.small}>{texts.source(source, formatDate(asOf))}</p>;
}
