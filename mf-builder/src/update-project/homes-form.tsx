import { projectFormTexts } from '@umbral/domain/project-form/project-form-texts.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { type FormFields, useForm } from '@umbral/kit/form/use-form.ts';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { AmountField, amountOf, priceIssue } from './amount-field.tsx';
import css from './update-project.module.css';
import type { ReadyHome, UpdatedProject } from './update-project-queries.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';
import { useSaved } from './use-saved.ts';

/** What a person has written of a home; amounts are pesos, undefined where a text is none. */
export interface WrittenHome {
  readonly id: number;
  readonly available: boolean;
  readonly price: number | null | undefined;
  readonly discount: number | null | undefined;
}

const nameOf = (id: number, field: 'available' | 'price' | 'discount') => `homes.${id}.${field}`;

/** The homes that can be delivered now: switched on and off, with their prices and discounts [B099, C308]. */
export function HomesForm({ project }: { readonly project: UpdatedProject }) {
  const { homes, homesInAll, id } = project;
  return (
    <section aria-labelledby="entrega" className={css.part}>
      <SectionHeading
        id="entrega"
        lead={homes.length > 0 && texts.homesLead}
        action={
          <ButtonLink href={routes.builderUnits.href({ id: String(id) })} look="ghost" size="s">
            {texts.allHomes}
          </ButtonLink>
        }
      >
        {texts.homes}
      </SectionHeading>
      {homes.length === 0 && (
        <EmptyState title={texts.noHomes} headingLevel={3}>
          {texts.noHomesHint}
        </EmptyState>
      )}
      {homes.length > 0 && <Homes id={id} homes={homes} />}
      {homesInAll > homes.length && <p className={css.fact}>{texts.moreHomes(homes.length)}</p>}
    </section>
  );
}

function Homes({ id, homes }: Pick<UpdatedProject, 'id' | 'homes'>) {
  const { call } = useRemote();
  const onSaved = useSaved(id);
  const form = useForm<readonly WrittenHome[], null>({
    read: (data) =>
      homes.map((home) => ({
        id: home.id,
        available: data.has(nameOf(home.id, 'available')),
        price: amountOf(data, nameOf(home.id, 'price')),
        discount: amountOf(data, nameOf(home.id, 'discount')),
      })),
    check: (written) => foundIssues(Object.fromEntries(written.flatMap(issuesOf))),
    send: async (written) => (await import('./save-homes.ts')).saveHomes(call, { id, homes, written }),
    failed: texts.failed,
    onSent: () => onSaved(form.restart),
  });
  return (
    <ScriptForm {...form.props} className={css.form} aria-labelledby="entrega">
      <ul className={css.rows}>
        {homes.map((home) => (
          <Home key={`${home.id}:${home.available}:${home.price}:${home.discount}`} home={home} form={form} />
        ))}
      </ul>
      <FailureNotice of={form.failure} />
      <Button type="submit" className={css.save} isLoading={form.isSending}>
        {texts.saveHomes}
      </Button>
    </ScriptForm>
  );
}

function issuesOf({ id, price, discount }: WrittenHome): [string, string | false | undefined][] {
  const isTooMuch = typeof discount === 'number' && typeof price === 'number' && discount > price;
  return [
    [nameOf(id, 'price'), priceIssue(price)],
    [nameOf(id, 'discount'), discount === undefined ? projectFormTexts.whole : isTooMuch && projectFormTexts.discount],
  ];
}

function Home({ home, form }: { readonly home: ReadyHome; readonly form: FormFields }) {
  const { id, name, plant, available, price, discount } = home;
  return (
    <li>
      <fieldset className={css.home}>
        <legend className={css.name}>
          {name} <span className={css.fact}>{plant}</span>
        </legend>
        <CheckboxField {...form.box(nameOf(id, 'available'))} label={texts.available} defaultChecked={available} />
        <AmountField {...form.field(nameOf(id, 'price'))} label={texts.price} amount={price} />
        <AmountField {...form.field(nameOf(id, 'discount'))} label={texts.discount} amount={discount} mark="optional" />
      </fieldset>
    </li>
  );
}
