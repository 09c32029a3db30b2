import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
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
