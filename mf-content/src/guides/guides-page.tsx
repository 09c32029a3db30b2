import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { guideTexts as texts } from '../texts/guide-texts.ts';
import { GuideGrid } from '../ui/guide-grid.tsx';
import slots from '../ui/slots.module.css';
import css from './guides.module.css';
import { guidesCrumbs } from './guides-data.ts';
import type { loader } from './guides-route.ts';

/** The buying guides: for buyers in Colombia, then for those who live abroad [R029]. */
export function GuidesPage() {
  const { guides } = useLoaderData<typeof loader>();
  const inColombia = guides.filter(({ audience }) => audience === 'colombia');
  const fromAbroad = guides.filter(({ audience }) => audience === 'abroad');
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={guidesCrumbs} />
      <PageHeading lead={texts.lead}>{texts.title}</PageHeading>
      {guides.length === 0 && <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>}
      {inColombia.length > 0 && (
        <section aria-labelledby="in-colombia">
          <SectionHeading id="in-colombia">{texts.inColombia}</SectionHeading>
          <GuideGrid guides={inColombia} firstPriority="high" />
        </section>
      )}
      {fromAbroad.length > 0 && (
        <section aria-labelledby="from-abroad">
          <SectionHeading
            id="from-abroad"
            lead={texts.abroadLead}
            action={
              <ButtonLink look="secondary" size="s" href={routes.abroad.href()}>
                {texts.abroadProjects}
              </ButtonLink>
            }
          >
            {texts.fromAbroad}
          </SectionHeading>
          <GuideGrid guides={fromAbroad} />
        </section>
      )}
      <Fragment of="mf-content/newsletter" className={slots.newsletter} />
    </Container>
  );
}
