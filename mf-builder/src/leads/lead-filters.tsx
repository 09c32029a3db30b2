import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Accordion } from '@umbral/kit/layout/accordion.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import css from './leads.module.css';
import type { LeadsData } from './leads-queries.ts';
import { leadsTexts } from './leads-texts.ts';

const texts = leadsTexts.filter;
const kept = ['constructora', 'estado'] as const;
const named = (value: unknown) => (value === undefined ? '' : String(value));

/** What the list is narrowed by: a form of the address, so that it works without script and can be kept. */
export function LeadFilters({ own, query }: { readonly own: LeadsData; readonly query: URLSearchParams }) {
  const { filter, inbox } = own;
  const { state: _, ...narrowed } = filter;
  const isUsed = Object.keys(narrowed).length > 0;
  const chosen = inbox.projects.find(({ id }) => id === filter.project);
  const plants = (chosen ? [chosen] : inbox.projects).flatMap(({ title, plants: all }) =>
    all.map(({ id, name }) => ({ value: String(id), label: chosen ? name : `${title} · ${name}` })),
  );
  return (
    <div className={css.filters}>
      <Accordion summary={texts.more} isOpen={isUsed || undefined}>
        <Form method="get" key={query.toString()} className={css.filterForm} aria-label={texts.label}>
          {kept.map(
            (name) => query.get(name) && <input key={name} type="hidden" name={name} value={named(query.get(name))} />,
          )}
          <SelectField
            name="proyecto"
            label={texts.project}
            placeholder={texts.allProjects}
            options={inbox.projects.map(({ id, title }) => ({ value: String(id), label: title }))}
            defaultValue={named(filter.project)}
          />
          <SelectField
            name="tipologia"
            label={texts.plant}
            placeholder={texts.allPlants}
            options={plants}
            defaultValue={named(filter.plant)}
          />
          <SelectField
            name="canal"
            label={texts.channel}
            placeholder={texts.allChannels}
            options={Object.entries(texts.channels).map(([value, label]) => ({ value, label }))}
            defaultValue={named(filter.channel)}
          />
          <SelectField
            name="atiende"
            label={texts.assigned}
            placeholder={texts.anybody}
            options={[
              { value: 'none', label: texts.nobody },
              ...inbox.team.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            defaultValue={named(filter.assigned)}
          />
          <TextField name="desde" type="date" label={texts.from} defaultValue={named(filter.from)} />
          <TextField name="hasta" type="date" label={texts.to} defaultValue={named(filter.to)} />
          <div className={css.filterWays}>
            <Button type="submit" look="secondary">
              {texts.apply}
            </Button>
            {isUsed && (
              <ButtonLink look="ghost" href={clearHref(query)}>
                {texts.clear}
              </ButtonLink>
            )}
          </div>
        </Form>
      </Accordion>
    </div>
  );
}

function clearHref(query: URLSearchParams): string {
  const next = new URLSearchParams([...query].filter(([name]) => kept.some((one) => one === name)));
  return next.size > 0 ? `${routes.builderLeads.href()}?${next}` : routes.builderLeads.href();
}
