import { writeRange } from '@umbral/domain/filters/address-values.ts';
import { formatMoney, formatPercent } from '@umbral/domain/format/format.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { convertFromCop } from '@umbral/domain/money/money.ts';
import { interestRates, loanTerms } from '@umbral/domain/parameters/rates.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { abroadTexts } from '../texts/abroad-texts.ts';
import { Figures } from '../ui/figures.tsx';
import { abroadAnchors, abroadKeys } from './abroad-address.ts';
import type { AbroadData } from './abroad-data.ts';
import css from './colombians-abroad.module.css';

const { calculator: texts, currencies } = abroadTexts;
const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** What a loan in pesos costs in the currency that one earns: a form of the address, which the server answers. */
export function CurrencyCalculator({ data }: { readonly data: AbroadData }) {
  const { country, reckoned, price, years, yearsIssue } = data;
  const { calculator: id } = abroadAnchors;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={css.anchor}>
      <SectionHeading id={`${id}-title`} lead={texts.lead}>
        {texts.title(currencies[reckoned.currency])}
      </SectionHeading>
      <div className={css.columns}>
        <Form
          method="get"
          action={`#${id}`}
          key={`${country?.code}${price.text}${years}`}
          className={css.fields}
          preventScrollReset
        >
          {country && <input type="hidden" name={abroadKeys.country} value={country.code.toLowerCase()} />}
          <TextField
            name={abroadKeys.price}
            label={texts.price}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={price.text}
            error={price.issue}
            required
            end={<span className="num">{reckoned.currency.toUpperCase()}</span>}
          />
          <SelectField
            name={abroadKeys.years}
            label={texts.years}
            placeholder={texts.chooseTerm}
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

function Result({ data: { credit, reckoned, rate, price } }: { readonly data: AbroadData }) {
  if (!credit || price.value === undefined) return null;
  const { currency } = reckoned;
  const rates = { usd: rate.cop, eur: rate.cop };
  const there = (amount: number) => formatMoney(convertFromCop(amount, currency, rates));
  const both = (amount: number) => `${there(amount)} · ${texts.inPesos(pesos(amount))}`;
  const most = formatMoney({ amount: price.value, currency });
  const unit = currency.toUpperCase();
  return (
    <div className={css.result} aria-live="polite">
      <Figures
        main={[texts.instalment, there(credit.instalment)]}
        rows={[
          [texts.same, texts.inPesos(pesos(credit.instalment))],
          [texts.initial, both(credit.initialFee)],
          [texts.income, both(credit.prudentIncome)],
        ]}
      />
      <p className={css.note}>
        {texts.rates(
          pesos(rate.cop),
          unit,
          formatDate(rate.asOf),
          formatPercent(credit.annualPercent),
          formatDate(interestRates.asOf),
        )}
      </p>
      <ButtonLink
        look="secondary"
        href={`${routes.housing.href({})}?${queryKeys.price}=${writeRange({ max: credit.price })}`}
      >
        {texts.search(most)}
      </ButtonLink>
      <ButtonLink look="ghost" href={fullHref(credit)}>
        {texts.whole}
      </ButtonLink>
    </div>
  );
}

/** The calculator of the portal with the same price, pesos, and term: amortisation, other terms and rates. */
function fullHref({ price, months }: NonNullable<AbroadData['credit']>): string {
  const { price: valor, years: plazo } = abroadKeys;
  return `${routes.creditCalculator.href()}?${new URLSearchParams({ [valor]: String(price), [plazo]: String(months / 12) })}`;
}
