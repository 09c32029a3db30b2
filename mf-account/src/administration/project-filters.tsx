import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { projectStates } from '@umbral/domain/homes/project-states.ts';
import { projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { projectCategories } from '@umbral/domain/vocabulary/vocabulary.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import { administrationTexts } from '../texts/administration-texts.ts';
import css from './administration.module.css';
import type { FilterOptions } from './project-queries.ts';
import { sectionHref, sections } from './sections.ts';

const texts = administrationTexts.projects;

const states = projectStates.map((value) => ({ value, label: projectStateLabels[value] }));
const categories = projectCategories.map((value) => ({ value, label: projectCategoryLabels[value] }));

interface ProjectFiltersProps {
  readonly query: URLSearchParams;
  readonly options: FilterOptions | undefined;
}

/** What narrows the list of projects; a form of the address, so that it works without script and can be kept. */
export function ProjectFilters({ query, options }: ProjectFiltersProps) {
  const chosen = (name: string) => query.get(name) ?? '';
  return (
    <Form method="get" key={query.toString()} className={css.filters} role="search" aria-label={texts.filters}>
      <input type="hidden" name="seccion" value={sections.projects.slug} />
      <TextField name="q" label={texts.q} defaultValue={chosen('q')} maxLength={80} autoComplete="off" />
      <SelectField
        name="state"
        label={texts.state}
        placeholder={texts.anyState}
        options={states}
        defaultValue={chosen('state')}
      />
      <SelectField
        name="builder"
        label={texts.builder}
        placeholder={texts.any}
        options={options?.builders ?? []}
        defaultValue={chosen('builder')}
      />
      <SelectField
        name="city"
        label={texts.city}
        placeholder={texts.any}
        options={options?.cities ?? []}
        defaultValue={chosen('city')}
      />
      <SelectField
        name="category"
        label={texts.category}
        placeholder={texts.any}
        options={categories}
        defaultValue={chosen('category')}
      />
      <div className={css.submit}>
        <Button type="submit">{texts.apply}</Button>
        <ButtonLink href={sectionHref('projects')} look="ghost">
          {texts.clear}
        </ButtonLink>
      </div>
    </Form>
  );
}
