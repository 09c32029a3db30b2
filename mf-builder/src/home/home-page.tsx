import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { builderChoiceTexts } from '../ui/builder-choice-texts.ts';
import { Figures } from './figures.tsx';
import css from './home.module.css';
import type { BuilderFigures } from './home-queries.ts';
import type { loader } from './home-route.ts';
import { homeTexts as texts } from './home-texts.ts';
import { InboxNotice } from './inbox-notice.tsx';
import { WaitingList } from './waiting-list.tsx';

/** How a builder stands on the portal, and what waits for it [R083]. */
export function HomePage() {
  const { acting, own } = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <PageHeading lead={texts.lead} action={<Ways />}>
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

function Ways() {
  return (
    <div className={css.ways}>
      <ButtonLink href={routes.builderNewProject.href()}>{texts.create}</ButtonLink>
      <ButtonLink href={routes.builderLeads.href()} look="secondary">
        {texts.inbox}
      </ButtonLink>
      <ButtonLink href={routes.builderVisits.href()} look="secondary">
        {texts.visits}
      </ButtonLink>
      <ButtonLink href={routes.builderProjects.href()} look="secondary">
        {texts.projects}
      </ButtonLink>
      <ButtonLink href={routes.builderLearning.href()} look="secondary">
        {texts.results}
      </ButtonLink>
      <ButtonLink href={routes.builderWebhook.href()} look="secondary">
        {texts.webhook}
      </ButtonLink>
      <ButtonLink href={routes.builderRequestProject.href()} look="secondary">
        {texts.request}
      </ButtonLink>
    </div>
  );
}

function Builder({ builder }: { readonly builder: BuilderFigures }) {
  const id = `builder-${builder.id}`;
  return (
    <section aria-labelledby={id} className={css.builder}>
      <SectionHeading id={id}>{builder.name}</SectionHeading>
      {builder.projects + builder.drafts === 0 ? (
        <EmptyState title={texts.empty} headingLevel={3}>
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <>
          <InboxNotice of={builder} />
          <Figures of={builder} />
          <WaitingList waiting={builder.waiting} />
        </>
      )}
    </section>
  );
}
