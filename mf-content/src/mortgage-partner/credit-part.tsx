import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { interestRates, loanTerms } from '@umbral/domain/parameters/rates.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { mortgagePartnerTexts } from '../texts/mortgage-partner-texts.ts';
import { Figures } from '../ui/figures.tsx';
import css from './mortgage-partner.module.css';
import { creditKeys, type MortgagePartnerData } from './mortgage-partner-data.ts';

const { calculator: texts } = mortgagePartnerTexts;
const sectionId = 'calculadora';
const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** What the loan costs each month: a form of the address, which the server answers [B139]. */
export function CreditPart({ data }: { readonly data: MortgagePartnerData }) {
  const { price, kind, years, yearsIssue } = data;
  return (
    <section id={sectionId} aria-labelledby={`${sectionId}-title`}>
      <SectionHeading id={`${sectionId}-title`} lead={texts.lead}>
        {texts.title}
      </SectionHeading>
      <div className={css.calculator}>
        <Form
          method="get"
          action={`#${sectionId}`}
          key={`${price.text}${kind}${years}`}
          className={css.fields}
          preventScrollReset
        >
          <TextField
            name={creditKeys.price}
            label={texts.price}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={price.text}
            error={price.issue}
            required
            end={<span className="num">{texts.unit}</span>}
          />
          <SelectField
            name={creditKeys.kind}
            label={texts.kind}
            defaultValue={kind === 'vis' ? 'vis' : 'otra'}
            options={[
              { value: 'vis', label: texts.vis },
              { value: 'otra', label: texts.other },
            ]}
          />
          <SelectField
            name={creditKeys.years}
            label={texts.years}
            placeholder={texts.choose}
            defaultValue={years === undefined ? '' : String(years)}
            error={yearsIssue}
            options={loanTerms.map((term) => ({ value: String(term), label: texts.term(term) }))}
            required
          />
          <Button type="submit" look="secondary">
            {texts.reckon}
          </Button>
        </Form>
        <Result data={data} />
      </div>
    </section>
  );
}

function Result({ data: { credit, kind, price, years, subsidy } }: { readonly data: MortgagePartnerData }) {
  if (!credit || price.value === undefined) return null;
  const { instalment, principal, initialFee, loanPercent, prudentIncome, annualPercent } = credit;
  const query = new URLSearchParams({
    [creditKeys.price]: String(price.value),
    ...(kind === 'vis' ? { [creditKeys.kind]: 'vis' } : {}),
    [creditKeys.years]: String(years),
  });
  return (
    <div className={css.result} aria-live="polite">
      <Figures
        main={[texts.instalment, pesos(instalment)]}
        rows={[
          [texts.principal(loanPercent), pesos(principal)],
          [texts.initial, pesos(initialFee)],
          ...(kind === 'vis'
            ? [[texts.withSubsidy, mortgagePartnerTexts.upTo(pesos(Math.min(subsidy.most, initialFee)))] as const]
            : []),
          [texts.incomeNeeded, pesos(prudentIncome)],
        ]}
      />
      <p className={css.note}>
        {texts.rate(formatPercent(annualPercent), formatDate(interestRates.asOf), interestRates.source)}
      </p>
      <Anchor href={`${routes.creditCalculator.href()}?${query}`}>{texts.full}</Anchor>
    </div>
  );
}
