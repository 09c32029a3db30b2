import { subsidyLabels } from '@umbral/domain/vocabulary/labels.ts';
import fields from '../fields/fields.module.css';
import { ChoiceInput, CountInput, MoneyInput, TextInput } from '../fields/inputs.tsx';
import { optionsOf } from '../fields/options-of.ts';
import { sectionTexts as texts } from './section-texts.ts';

/** What it costs to buy, and who answers for it. */
export function MoneySection() {
  return (
    <div className={fields.grid}>
      <MoneyInput of="financial_legal.price_from" />
      <MoneyInput of="financial_legal.separation_fee" />
      <MoneyInput of="financial_legal.service_charges" />
      <MoneyInput of="financial_legal.administrative_expenses" />
      <ChoiceInput of="financial_legal.subsidy" options={optionsOf(subsidyLabels)} placeholder={texts.none} />
      <TextInput of="financial_legal.estimated_delivery_date" type="date" />
      <CountInput of="financial_legal.initial_installment_term" />
      <CountInput of="financial_legal.number_of_fees" />
      <MoneyInput of="financial_legal.custom_monthly_fee" />
      <CountInput of="financial_legal.custom_fee_count" />
      <TextInput of="financial_legal.building_licence" max={80} />
      <TextInput of="financial_legal.trust_company" max={120} />
      <TextInput of="financial_legal.break_even_date" type="date" />
      <TextInput of="financial_legal.identification" max={15} />
    </div>
  );
}
