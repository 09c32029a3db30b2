import { fairRegionLabels } from 'shared-contracts/domain/labels.ts';
import { fairRegions } from 'shared-contracts/domain/vocabulary.ts';
import { ListedPlant } from 'shared-contracts/remote/listed-plant.tsx';
import { useLoaderData, useSearchParams } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { Tabs } from 'shared-contracts/ui/tabs.tsx';
import { texts } from '../texts.ts';
import { FairDebug } from './fair-debug.tsx';
import css from './virtual-fair.module.css';
import type { VirtualFairData } from './virtual-fair-route.ts';

const labels = texts.virtual;

/** A virtual fair: its regions and their projects, 24 a page [R027, B083, B084]. */
export function VirtualFairPage() {
  const data = useLoaderData<VirtualFairData>();
  const { fair, region, plants } = data;
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
      <Tabs
        label={labels.regions}
        tabs={fairRegions.map((value) => ({
          href: routes.virtualFair.href({ region: value }),
          label: fairRegionLabels[value],
          isCurrent: value === region,
        }))}
      />
      <SectionHeading lead={texts.fair.projects(plants.total)}>
        {region === 'home' ? labels.allProjects : labels.region(fairRegionLabels[region])}
      </SectionHeading>
      {plants.cards.length === 0 ? <NoPlants /> : <Plants data={data} />}
      {query.get('debug') === 'fair' && <FairDebug fair={fair} region={region} total={plants.total} />}
    </Container>
  );
}

function Plants({ data: { region, plants } }: { readonly data: VirtualFairData }) {
  const path = routes.virtualFair.href({ region });
  return (
    <>
      <CardGrid>
        {plants.cards.map((card, index) => (
          <ListedPlant key={card.id} card={card} headingLevel={3} priority={index === 0 ? 'high' : 'lazy'} />
        ))}
      </CardGrid>
      <Pagination
        current={plants.page}
        total={plants.pages}
        hrefOf={(page) => (page > 1 ? `${path}?page=${page}` : path)}
      />
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
