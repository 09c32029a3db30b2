import { routes } from '@umbral/domain/routes/table.ts';
import { fairRegionLabels } from '@umbral/domain/vocabulary/labels.ts';
import { fairRegions } from '@umbral/domain/vocabulary/vocabulary.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ListedPlant } from '@umbral/kit/cards/listed-plant.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Tabs } from '@umbral/kit/layout/tabs.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { fairHref } from '../model/fair-address.ts';
import { texts } from '../texts.ts';
import { BankDesk } from './bank-desk.tsx';
import { FairAgenda } from './fair-agenda.tsx';
import { FairBenefits } from './fair-benefits.tsx';
import { FairDebug } from './fair-debug.tsx';
import { FairCities, FairParts } from './fair-parts.tsx';
import { FairQuestions } from './fair-questions.tsx';
import { FairStands } from './fair-stands.tsx';
import css from './virtual-fair.module.css';
import type { VirtualFairData } from './virtual-fair-route.ts';

const labels = texts.virtual;

/** A virtual fair: its regions and their projects, 24 a page, and all that it has besides [R027, B083, B084]. */
export function VirtualFairPage() {
  const data = useLoaderData<VirtualFairData>();
  const { fair, choice, plants, programme } = data;
  const [query] = useSearchParams();
  const crumbs = [
    { label: texts.home, href: routes.home.href() },
    { label: texts.fairs.title, href: routes.fairs.href() },
    { label: fair.name },
  ];
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={crumbs} />
      <PageHeading overline={texts.fair.daysLeft(fair.daysLeft, fair.ends)} lead={fair.description}>
        {fair.name}
      </PageHeading>
      {choice.page === 1 && <FairParts programme={programme} />}
      <Tabs
        label={labels.regions}
        tabs={fairRegions.map((value) => ({
          href: routes.virtualFair.href({ region: value }),
          label: fairRegionLabels[value],
          isCurrent: value === choice.region,
        }))}
      />
      <Projects data={data} />
      {choice.page === 1 && <Programme data={data} />}
      {query.get('debug') === 'fair' && <FairDebug fair={fair} region={choice.region} total={plants.total} />}
    </Container>
  );
}

interface PartProps {
  readonly data: VirtualFairData;
}

function Projects({ data }: PartProps) {
  const { choice, plants, programme } = data;
  return (
    <section aria-labelledby="proyectos" className={css.projects}>
      <SectionHeading id="proyectos" lead={labels.units(plants.total)}>
        {titleOf(data)}
      </SectionHeading>
      <FairCities cities={programme.cities} choice={choice} />
      {plants.cards.length === 0 ? <NoPlants /> : <Plants data={data} />}
    </section>
  );
}

function titleOf({ choice: { city, region }, programme }: VirtualFairData): string {
  const chosen = programme.cities.find(({ slug }) => slug === city);
  if (chosen) return labels.filtered(chosen.name);
  return region === 'home' ? labels.allProjects : labels.region(fairRegionLabels[region]);
}

/** All that the fair has besides its projects. */
function Programme({ data: { programme, choice } }: PartProps) {
  const { benefits, stands, days, pastSessions, banks, questions } = programme;
  const withBenefits = fairHref({ region: choice.region, hasBenefits: true, page: 1 });
  return (
    <>
      {benefits.length > 0 && <FairBenefits benefits={benefits} href={withBenefits} />}
      {stands.length > 0 && <FairStands stands={stands} />}
      {days.length > 0 && <FairAgenda days={days} pastSessions={pastSessions} />}
      {banks.length > 0 && <BankDesk banks={banks} />}
      {questions.length > 0 && <FairQuestions questions={questions} />}
    </>
  );
}

function Plants({ data: { choice, plants } }: PartProps) {
  return (
    <>
      <CardGrid>
        {plants.cards.map((card, index) => (
          <ListedPlant key={card.id} card={card} headingLevel={3} priority={index === 0 ? 'high' : 'lazy'} />
        ))}
      </CardGrid>
      <Pagination current={plants.page} total={plants.pages} hrefOf={(page) => fairHref({ ...choice, page })} />
    </>
  );
}

function NoPlants() {
  const everywhere = routes.virtualFair.href({ region: 'home' });
  return (
    <EmptyState title={labels.empty} actions={<ButtonLink href={everywhere}>{labels.seeAll}</ButtonLink>}>
      {labels.emptyHint}
    </EmptyState>
  );
}
