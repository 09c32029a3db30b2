import { formatMoney } from '@umbral/domain/format/format.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { AmountField, amountOf, priceIssue } from './amount-field.tsx';
import css from './update-project.module.css';
import type { PricedPlant, UpdatedProject } from './update-project-queries.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';
import { useSaved } from './use-saved.ts';

const nameAt = (index: number) => `plants.${index}.price`;
const pesos = (amount: number) => formatMoney({ amount, currency: 'cop' });

/** The price of each typology, with how it changed last [C306]; they are saved as the form saves them [C056]. */
export function PricesForm({ project }: { readonly project: UpdatedProject }) {
  const { plants, id, version } = project;
  const { call } = useRemote();
  const onSaved = useSaved(id);
  const form = useForm<readonly (number | null | undefined)[], null>({
    read: (data) => plants.map((_, index) => amountOf(data, nameAt(index))),
    check: (prices) =>
      foundIssues(Object.fromEntries(prices.map((price, index) => [nameAt(index), priceIssue(price)]))),
    send: async (prices) => {
      const asked = plants.map((plant, index) => ({ plant: plant.id, price: prices[index] ?? plant.price }));
      return (await import('./save-prices.ts')).savePrices(call, { id, version, prices: changed(asked, plants) });
    },
    failed: texts.failed,
    onSent: () => onSaved(form.restart),
    onRefused: ({ message }) => message === texts.moved && void onSaved(),
  });
  return (
    <section aria-labelledby="precios" className={css.part}>
      <SectionHeading id="precios" lead={texts.pricesLead}>
        {texts.prices}
      </SectionHeading>
      <ScriptForm {...form.props} className={css.form} aria-labelledby="precios">
        <ul className={css.rows}>
          {plants.map((plant, index) => (
            <li key={`${plant.id}:${plant.price}`} className={css.row}>
              <AmountField {...form.field(nameAt(index))} label={texts.priceOf(plant.name)} amount={plant.price} />
              <LastChange of={plant} />
            </li>
          ))}
        </ul>
        <FailureNotice of={form.failure} />
        <Button type="submit" className={css.save} isLoading={form.isSending}>
          {texts.savePrices}
        </Button>
      </ScriptForm>
    </section>
  );
}

interface AskedPrice {
  readonly plant: number;
  readonly price: number;
}

function changed(asked: readonly AskedPrice[], plants: readonly PricedPlant[]): AskedPrice[] {
  return asked.filter(({ price }, index) => price !== plants[index]?.price);
}

function LastChange({ of: { change } }: { readonly of: PricedPlant }) {
  return (
    <p className={css.fact}>{change ? texts.changed(change.at, pesos(change.before), change.by) : texts.unchanged}</p>
  );
}
