import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { texts as builderTexts } from '../texts.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import css from './drafts.module.css';
import type { Unpublished } from './drafts-queries.ts';
import type { loader } from './drafts-route.ts';
import { draftsTexts as texts } from './drafts-texts.ts';

/** What was begun and is not on the portal yet [R087]. */
export function DraftsPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  const create = <ButtonLink href={routes.builderNewProject.href()}>{texts.create}</ButtonLink>;
  return (
    <Container className={css.page}>
      <PageHeading lead={texts.lead} action={create}>
        {texts.title}
      </PageHeading>
      <BuilderChoice acting={acting} />
      {own.length === 0 && <EmptyState title={builderChoiceTexts.choose}>{builderChoiceTexts.chooseHint}</EmptyState>}
      {own.map((builder) => (
        <Builder key={builder.id} builder={builder} />
      ))}
    </Container>
  );
}

function Builder({ builder: { id, name, drafts, projects } }: { readonly builder: Unpublished }) {
  const headingId = `builder-${id}`;
  return (
    <section className={css.builder} aria-labelledby={headingId}>
      <SectionHeading id={headingId}>{name}</SectionHeading>
      {drafts.length + projects.length === 0 && (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyHint}
        </EmptyState>
      )}
      <Rows
        title={texts.drafts}
        rows={drafts.map(({ id: draft, title, isOfProject, saved }) => ({
          key: draft,
          title: title || texts.untitled,
          facts: [isOfProject ? texts.ofProject : texts.ofNew, texts.saved(saved)],
          href: routes.builderEditDraft.href({ id: String(draft) }),
          act: texts.open,
          named: texts.openNamed(title || texts.untitled),
        }))}
      />
      <Rows
        title={texts.projects}
        rows={projects.map(({ id: project, title, state, reason }) => ({
          key: project,
          title,
          facts: [projectStateLabels[state], ...(reason ? [builderTexts.projects.reason(reason)] : [])],
          href: routes.builderEditProject.href({ id: String(project) }),
          act: texts.edit,
          named: texts.editNamed(title),
        }))}
      />
    </section>
  );
}

interface Row {
  readonly key: number;
  readonly title: string;
  readonly facts: readonly string[];
  readonly href: string;
  readonly act: string;
  readonly named: string;
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.rows}>
        {rows.map(({ key, title: name, facts, href, act, named }) => (
          <li key={key} className={css.row}>
            <div>
              <p className={css.name}>{name}</p>
              <p className={css.facts}>{facts.join(' · ')}</p>
            </div>
            <ButtonLink href={href} look="secondary" size="s" aria-label={named}>
              {act}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}
