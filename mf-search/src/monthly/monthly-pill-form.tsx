import { Button } from '@umbral/kit/actions/button.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { formKeys } from '../model/form-keys.ts';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import type { PillPanels } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import css from './monthly-fields.module.css';
import { MonthlyFields } from './monthly-fields.tsx';
import { besidesMonthly } from './monthly-form.ts';

/** The small form of the pill "Cuota". */
export function MonthlyPillForm({ data: { panel, href } }: { readonly data: ListingData }) {
  return (
    <Form method="get" action={panel.action} className={css.pillForm} autoComplete="off">
      <HiddenFields fields={besidesFields(panel)} />
      <MonthlyFields monthly={panel.monthly} href={href} hidesLegend />
      <Button type="submit" size="s" wide>
        {texts.apply}
      </Button>
    </Form>
  );
}

/** All that the listing has chosen but the payments: what the price's form keeps, and the price. */
function besidesFields({ besidesPrice, price }: PillPanels): (readonly [string, string])[] {
  return [...besidesMonthly(besidesPrice), [formKeys.priceMin, price.min], [formKeys.priceMax, price.max]];
}
