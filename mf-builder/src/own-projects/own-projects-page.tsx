import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useLocation, useSearchParams } from '@umbral/protocol/router/router.ts';
import { StateDialog } from '../project-state/state-dialog.tsx';
import { useStateChange } from '../project-state/use-state-change.ts';
import { texts } from '../texts.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import { BuilderHeader } from '../ui/builder-header.tsx';
import css from './own-projects.module.css';
import type { OwnProjects } from './own-projects-queries.ts';
import type { loader } from './own-projects-route.ts';
import { ProjectTable } from './project-table.tsx';
import { StateFilter } from './state-filter.tsx';
import { inState, stateOf } from './states-shown.ts';

const labels = texts.projects;

/** What a builder has on the portal, with its publication state and what can be done with it [R080, R084, R099]. */
export function OwnProjectsPage() {
  const { acting, own: all, isBuilderArea, isChoosing } = useLoaderData<typeof loader>();
  const own = isChoosing ? all.map(withEditable) : all;
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const state = stateOf(query);
  const states = useStateChange();
  const editRoute = isBuilderArea ? routes.builderUpdateProject : routes.builderEditProject;
  const count = own.reduce((sum, { projects }) => sum + projects.length, 0);
  const shown = own
    .map((builder) => ({ ...builder, projects: inState(builder.projects, state) }))
    .filter(({ projects }) => projects.length > 0);
  return (
    <>
      {isBuilderArea && <BuilderHeader current="projects" />}
      <Container className={css.page}>
        <PageHeading lead={labels.count(count)} action={<Ways isBuilderArea={isBuilderArea} />}>
          {isChoosing ? labels.editTitle : labels.title}
        </PageHeading>
        <BuilderChoice acting={acting} />
        {count > 0 && <StateFilter pathname={pathname} query={query} chosen={state} builders={own} />}
        {count === 0 && <Nothing isChoosing={acting.choices !== undefined && acting.builders.length === 0} />}
        {count > 0 && shown.length === 0 && (
          <EmptyState title={labels.noneInState}>{labels.noneInStateHint}</EmptyState>
        )}
        {shown.map(({ id, name, projects }) => (
          <section key={id} aria-labelledby={`builder-${id}`}>
            <SectionHeading id={`builder-${id}`}>{name}</SectionHeading>
            <ProjectTable label={name} projects={projects} states={states} editRoute={editRoute} />
          </section>
        ))}
      </Container>
      <StateDialog states={states} />
    </>
  );
}

/** Projects that the portal shows or will show: the others are edited among the unpublished [R085]. */
function withEditable<Builder extends OwnProjects>(builder: Builder): Builder {
  return { ...builder, projects: builder.projects.filter(({ state }) => state !== 'draft' && state !== 'archived') };
}

function Ways({ isBuilderArea }: { readonly isBuilderArea: boolean }) {
  return (
    <div className={css.ways}>
      {!isBuilderArea && <ButtonLink href={routes.builderNewProject.href()}>{labels.create}</ButtonLink>}
      {!isBuilderArea && (
        <ButtonLink href={routes.builderDrafts.href()} look="secondary">
          {labels.unpublished}
        </ButtonLink>
      )}
      <ButtonLink href={routes.builderRequestProject.href()} look="secondary">
        {labels.request}
      </ButtonLink>
    </div>
  );
}

function Nothing({ isChoosing }: { readonly isChoosing: boolean }) {
  if (isChoosing) return <EmptyState title={builderChoiceTexts.choose}>{builderChoiceTexts.chooseHint}</EmptyState>;
  return <EmptyState title={labels.empty}>{labels.emptyHint}</EmptyState>;
}
