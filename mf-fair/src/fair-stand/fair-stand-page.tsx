import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { pageHref } from '../model/fair-address.ts';
import { BenefitCard } from '../programme/fair-benefits.tsx';
import css from '../programme/programme.module.css';
import { standTexts as texts } from '../texts/stand-texts.ts';
import { texts as fairTexts } from '../texts.ts';
import { FairProjects } from '../ui/fair-projects.tsx';
import { fairSpan } from '../ui/fair-span.ts';
import { OverNotice } from '../ui/over-notice.tsx';
import { useMoment } from '../ui/use-moment.ts';
import { WalkButton } from '../walk/walk-button.tsx';
import own from './fair-stand.module.css';
import type { FairStandData } from './fair-stand-data.ts';
import { StandTalk } from './stand-talk.tsx';

/** A stand of the fair: who attends, what it gives until when, how to talk with it, and its homes [R128]. */
export function FairStandPage() {
  const data = useLoaderData<FairStandData>();
  const { fair, region, stand, projects, readAt } = data;
  const moment = useMoment(readAt);
  const fairHref = routes.virtualFair.href({ region });
  const crumbs = [
    { label: fairTexts.home, href: routes.home.href() },
    { label: fairTexts.fairs.title, href: routes.fairs.href() },
    { label: fair.name, href: fairHref },
    { label: stand.builder },
  ];
  return (
    <Container className={own.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading
        overline={fairSpan(fair, moment)}
        lead={stand.description}
        action={<WalkButton fair={fair.hyphenized} stand={stand.slug} builder={stand.builder} />}
      >
        {stand.name}
      </PageHeading>
      <OverNotice fair={fair} moment={moment} />
      <p className={css.ways}>
        <Anchor href={fairHref}>{texts.toFair}</Anchor>
        <Anchor href={routes.builder.href({ builder: stand.slug })}>{texts.builder(stand.builder)}</Anchor>
      </p>
      {projects.page === 1 && <StandTalk key={stand.builderId} data={data} moment={moment} />}
      {projects.page === 1 && stand.benefits.length > 0 && (
        <section aria-labelledby="beneficios" className={css.section}>
          <SectionHeading id="beneficios" lead={fairTexts.benefits.lead}>
            {texts.benefits}
          </SectionHeading>
          <ul className={css.benefits}>
            {stand.benefits.map((benefit) => (
              <BenefitCard key={benefit.title} benefit={benefit} moment={moment} />
            ))}
          </ul>
        </section>
      )}
      <StandProjects data={data} fairHref={fairHref} />
    </Container>
  );
}

function StandProjects({ data, fairHref }: { readonly data: FairStandData; readonly fairHref: string }) {
  const { region, stand, projects } = data;
  const path = routes.fairStand.href({ region, stand: stand.slug });
  return (
    <section aria-labelledby="proyectos" className={css.section}>
      <SectionHeading id="proyectos" lead={fairTexts.fair.projects(projects.total)}>
        {texts.projects}
      </SectionHeading>
      {projects.total === 0 ? (
        <EmptyState
          title={texts.empty}
          headingLevel={3}
          actions={<ButtonLink href={fairHref}>{texts.toFair}</ButtonLink>}
        >
          {texts.emptyHint}
        </EmptyState>
      ) : (
        <FairProjects projects={projects} hrefOf={(page) => pageHref(path, page)} />
      )}
    </section>
  );
}
