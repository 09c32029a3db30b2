import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { StateButtons } from '../project-state/state-buttons.tsx';
import { StateDialog } from '../project-state/state-dialog.tsx';
import { StateReason } from '../project-state/state-reason.tsx';
import { StateTag } from '../project-state/state-tag.tsx';
import { useStateChange } from '../project-state/use-state-change.ts';
import { BuilderHeader } from '../ui/builder-header.tsx';
import { HomesForm } from './homes-form.tsx';
import { PricesForm } from './prices-form.tsx';
import css from './update-project.module.css';
import type { loader } from './update-project-route.ts';
import { updateProjectTexts as texts } from './update-project-texts.ts';

/** What of a project changes every week: its state, its prices, its homes for immediate delivery [R100, B099]. */
export function UpdateProjectPage() {
  const { own: project } = useLoaderData<typeof loader>();
  const states = useStateChange();
  const form = routes.builderEditProject.href({ id: String(project.id) });
  return (
    <>
      <BuilderHeader current="projects" />
      <Container className={css.page}>
        <PageHeading
          lead={texts.lead}
          action={
            <ButtonLink href={form} look="secondary">
              {texts.editAll}
            </ButtonLink>
          }
        >
          {project.title}
        </PageHeading>
        <noscript>
          <Notice tone="warning">{texts.noScript}</Notice>
        </noscript>
        {project.hasDraft && (
          <Notice
            tone="info"
            action={
              <ButtonLink href={form} look="ghost" size="s">
                {texts.openDraft}
              </ButtonLink>
            }
          >
            {texts.draft}
          </Notice>
        )}
        <section aria-labelledby="publicacion" className={css.part}>
          <SectionHeading id="publicacion">{texts.state}</SectionHeading>
          <div className={css.state}>
            <StateTag state={project.state} />
            <StateButtons project={project} states={states} />
          </div>
          <StateReason of={project} />
        </section>
        <PricesForm project={project} />
        <HomesForm project={project} />
      </Container>
      <StateDialog states={states} />
    </>
  );
}
