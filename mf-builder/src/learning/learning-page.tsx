import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import { BuilderResults } from './builder-results.tsx';
import css from './learning.module.css';
import type { loader } from './learning-route.ts';
import { learningTexts as texts } from './learning-texts.ts';
import { ResultsFilter } from './results-filter.tsx';
import { readResultsQuery } from './results-query.ts';

/** What buyers saw, visited and asked of a builder's projects [R118]. */
export function LearningPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const query = readResultsQuery(params);
  const choices = own.flatMap((builder) => builder.choices);
  return (
    <Container className={css.page}>
      <PageHeading
        lead={texts.lead}
        action={
          <ButtonLink href={routes.builderHome.href()} look="secondary">
            {texts.home}
          </ButtonLink>
        }
      >
        {texts.title}
      </PageHeading>
      <BuilderChoice acting={acting} />
      {own.length === 0 && <EmptyState title={builderChoiceTexts.choose}>{builderChoiceTexts.chooseHint}</EmptyState>}
      {choices.length > 0 && <ResultsFilter params={params} query={query} choices={choices} />}
      {own.map((builder) => (
        <BuilderResults key={builder.id} builder={builder} weeks={query.weeks} params={params} />
      ))}
    </Container>
  );
}
