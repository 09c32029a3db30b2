import { routes } from '@umbral/domain/routes/table.ts';
import { fairRegionLabels, propertyTypeLabels } from '@umbral/domain/vocabulary/labels.ts';
import { fairRegions } from '@umbral/domain/vocabulary/vocabulary.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { fairHref } from '../model/fair-address.ts';
import { registrationHref } from '../model/registration-address.ts';
import { isFairOver } from '../model/session-state.ts';
import { texts } from '../texts.ts';
import { FairProjects } from '../ui/fair-projects.tsx';
import { fairSpan } from '../ui/fair-span.ts';
import { OverNotice } from '../ui/over-notice.tsx';
import { useMoment } from '../ui/use-moment.ts';
import { FairDebug } from './fair-debug.tsx';
import { FairFilters } from './fair-filters.tsx';
import { FairGround } from './fair-ground.tsx';
import { FairParts } from './fair-parts.tsx';
import { FairProgramme } from './fair-programme.tsx';
import css from './virtual-fair.module.css';
import type { VirtualFairData } from './virtual-fair-route.ts';

const labels = texts.virtual;

/** A virtual fair: its regions and their projects, 24 a page, and all that it has besides [R027, B083, B084]. */
export function VirtualFairPage() {
  const data = useLoaderData<VirtualFairData>();
  const { fair, choice, projects, programme } = data;
  const [query] = useSearchParams();
  // Who narrows the homes or turns their page wants to see them at once.
  const isWhole = choice.page === 1 && !choice.city && !choice.type && !choice.hasBenefits;
  const moment = useMoment(programme.readAt);
  const crumbs = [
    { label: texts.home, href: routes.home.href() },
    { label: texts.fairs.title, href: routes.fairs.href() },
    { label: fair.name },
  ];
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading
        overline={fairSpan(fair, moment)}
        lead={fair.description}
        action={
          !isFairOver(fair.endsOn, moment) && (
            <ButtonLink href={registrationHref({ fair: fair.hyphenized })}>{labels.register}</ButtonLink>
          )
        }
      >
        {fair.name}
      </PageHeading>
      <OverNotice fair={fair} moment={moment} />
      {isWhole && <FairParts programme={programme} />}
      <Tabs
        label={labels.regions}
        tabs={fairRegions.map((value) => ({
          href: routes.virtualFair.href({ region: value }),
          label: fairRegionLabels[value],
          isCurrent: value === choice.region,
        }))}
      />
      {isWhole && programme.stands.length > 0 && <FairGround data={data} moment={moment} />}
      <Projects data={data} />
      {choice.page === 1 && <FairProgramme data={data} moment={moment} />}
      {query.get('debug') === 'fair' && <FairDebug fair={fair} region={choice.region} total={projects.total} />}
    </Container>
  );
}

interface PartProps {
  readonly data: VirtualFairData;
}

function Projects({ data }: PartProps) {
  const { choice, projects } = data;
  return (
    <section aria-labelledby="proyectos" className={css.projects}>
      <SectionHeading id="proyectos" lead={texts.fair.projects(projects.total)}>
        {titleOf(data)}
      </SectionHeading>
      <FairFilters data={data} />
      {projects.cards.length === 0 ? (
        <NoProjects />
      ) : (
        <FairProjects projects={projects} hrefOf={(page) => fairHref({ ...choice, page })} />
      )}
    </section>
  );
}

function titleOf({ choice: { city, type, region }, programme }: VirtualFairData): string {
  const chosen = programme.cities.find(({ slug }) => slug === city);
  const place = chosen?.name ?? (region === 'home' ? undefined : fairRegionLabels[region]);
  if (type) return labels.ofType(propertyTypeLabels[type], place);
  return place ? labels.filtered(place) : labels.allProjects;
}

function NoProjects() {
  const everywhere = routes.virtualFair.href({ region: 'home' });
  return (
    <EmptyState title={labels.empty} actions={<ButtonLink href={everywhere}>{labels.seeAll}</ButtonLink>}>
      {labels.emptyHint}
    </EmptyState>
  );
}
