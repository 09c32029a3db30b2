import { resultPeriods } from '@umbral/domain/limits/result-limits.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { SelectField, type SelectOption } from '@umbral/kit/fields/select-field.tsx';
import { Form } from '@umbral/protocol/router/router.ts';
import css from './learning.module.css';
import { learningTexts as texts } from './learning-texts.ts';
import { type ResultsQuery, resultsHref } from './results-query.ts';

interface ResultsFilterProps {
  readonly params: URLSearchParams;
  readonly query: ResultsQuery;
  readonly choices: readonly SelectOption[];
}

/** Which project and which weeks: all in the address, so that it works without script and can be shared. */
export function ResultsFilter({ params, query: { weeks, project }, choices }: ResultsFilterProps) {
  const builder = params.get('constructora');
  return (
    <div className={css.filter}>
      <Form method="get" key={project} className={css.choice} aria-label={texts.filter}>
        {builder && <input type="hidden" name="constructora" value={builder} />}
        <input type="hidden" name="semanas" value={weeks} />
        <SelectField
          name="proyecto"
          label={texts.project}
          placeholder={texts.allProjects}
          options={choices}
          defaultValue={project === undefined ? '' : String(project)}
        />
        <Button type="submit" look="secondary">
          {texts.show}
        </Button>
      </Form>
      <nav aria-label={texts.period}>
        <ChipRow>
          {resultPeriods.map((count) => (
            <LinkChip
              key={count}
              href={resultsHref(routes.builderLearning.href(), params, { weeks: count })}
              isSelected={count === weeks}
            >
              {texts.weeks(count)}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
    </div>
  );
}
