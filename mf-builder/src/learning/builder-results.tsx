import { formatDate } from '@umbral/domain/format/format-date.ts';
import type { ResultPeriod } from '@umbral/domain/limits/result-limits.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Answers } from './answers.tsx';
import { FigureList } from './figure-list.tsx';
import css from './learning.module.css';
import type { BuilderLearning } from './learning-queries.ts';
import { learningTexts as texts } from './learning-texts.ts';
import { ResultTable } from './result-table.tsx';
import { addedWeeks, resultRows, shownFigures } from './results-view.ts';
import { WeekCharts } from './week-charts.tsx';
import { ZoneDemand } from './zone-demand.tsx';

interface BuilderResultsProps {
  readonly builder: BuilderLearning;
  readonly weeks: ResultPeriod;
  readonly params: URLSearchParams;
}

/** All that one builder learns; of projects that nobody has seen yet, what to expect. */
export function BuilderResults({ builder, weeks, params }: BuilderResultsProps) {
  const { id, name, projects, isOfOne } = builder;
  const [chosen] = projects;
  const figures = shownFigures(projects);
  const isQuiet = figures.every(({ amount }) => amount === 0);
  const first = builder.weeks.at(0)?.from ?? '';
  const last = builder.weeks.at(-1)?.until ?? '';
  return (
    <section aria-labelledby={`builder-${id}`} className={css.builder}>
      <SectionHeading
        id={`builder-${id}`}
        lead={texts.range(formatDate(`${first}T17:00Z`), formatDate(`${last}T17:00Z`))}
      >
        {isOfOne && chosen ? `${chosen.title} · ${name}` : name}
      </SectionHeading>
      {projects.length === 0 ? (
        <NoProjects />
      ) : (
        <>
          {isQuiet && (
            <EmptyState title={texts.empty} headingLevel={3}>
              {texts.emptyHint}
            </EmptyState>
          )}
          <FigureList figures={figures} weeks={weeks} />
          {!isQuiet && (
            <>
              <WeekCharts
                weeks={builder.weeks}
                weekly={addedWeeks(projects, builder.weeks.length)}
                median={isOfOne ? (chosen?.median ?? null) : null}
              />
              <ResultTable rows={resultRows(projects, isOfOne)} builder={builder} params={params} />
            </>
          )}
          {isOfOne && chosen && <ZoneDemand zone={chosen.zone} demand={builder.demand} />}
          <Answers builder={builder} />
        </>
      )}
    </section>
  );
}

function NoProjects() {
  return (
    <EmptyState
      title={texts.noProjects}
      headingLevel={3}
      actions={<ButtonLink href={routes.builderProjects.href()}>{texts.seeProjects}</ButtonLink>}
    >
      {texts.noProjectsHint}
    </EmptyState>
  );
}
