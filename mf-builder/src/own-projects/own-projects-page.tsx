import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { texts } from '../texts.ts';
import { BuilderHeader } from '../ui/builder-header.tsx';
import css from './own-projects.module.css';
import type { loader } from './own-projects-route.ts';
import { ProjectTable } from './project-table.tsx';

/** What a builder has on the portal, with its publication state [R080, R084, R099]. */
export function OwnProjectsPage() {
  const { builders, isBuilderArea } = useLoaderData<typeof loader>();
  const count = builders.reduce((sum, { projects }) => sum + projects.length, 0);
  return (
    <>
      {isBuilderArea && <BuilderHeader current="projects" />}
      <Container className={css.page}>
        <PageHeading lead={texts.projects.count(count)}>{texts.projects.title}</PageHeading>
        {count === 0 && <EmptyState title={texts.projects.empty}>{texts.projects.emptyHint}</EmptyState>}
        {builders
          .filter(({ projects }) => projects.length > 0)
          .map(({ id, name, projects }) => (
            <section key={id} aria-labelledby={`builder-${id}`}>
              <SectionHeading id={`builder-${id}`}>{name}</SectionHeading>
              <ProjectTable label={name} projects={projects} />
            </section>
          ))}
      </Container>
    </>
  );
}
