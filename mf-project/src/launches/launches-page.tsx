import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { launchTexts as texts } from '../texts/launch-texts.ts';
import { ChipLinks } from '../ui/chip-links.tsx';
import { PlantGrid } from '../ui/plant-cards.tsx';
import { launchesCrumbs } from './launches-crumbs.ts';
import type { LaunchesData } from './launches-data.ts';
import { launchesHref } from './launches-href.ts';
import css from './launches-page.module.css';
import type { loader } from './launches-route.ts';

/** The projects that are being launched [R040]. */
export function LaunchesPage() {
  const data = useLoaderData<typeof loader>();
  const { city, total, page, pages, cards } = data;
  const title = formatCount(total, texts.count.one, texts.count.many);
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={launchesCrumbs(data)} />
      <PageHeading lead={texts.lead}>{city ? texts.headingIn(city.name) : texts.heading}</PageHeading>
      <CityChips data={data} />
      {total === 0 ? (
        <NoLaunches hasOthers={data.cities.length > 0} />
      ) : (
        <section aria-labelledby="lanzamientos">
          <SectionHeading id="lanzamientos">{title}</SectionHeading>
          <PlantGrid cards={cards} label={title} />
        </section>
      )}
      <Pagination
        current={page}
        total={pages}
        hrefOf={(number) => launchesHref(number, city?.slug)}
        label={texts.pages}
      />
    </Container>
  );
}

function CityChips({ data: { city, cities } }: { readonly data: LaunchesData }) {
  const all = { key: '', name: texts.allCities, href: routes.launches.href(), isChosen: !city };
  const each = cities.map(({ slug, name, count }) => ({
    key: slug,
    name,
    href: launchesHref(1, slug),
    isChosen: slug === city?.slug,
    count,
  }));
  return <ChipLinks label={texts.byCity} choices={each.length > 1 ? [all, ...each] : []} />;
}

function NoLaunches({ hasOthers }: { readonly hasOthers: boolean }) {
  return (
    <EmptyState
      title={texts.empty}
      actions={
        <>
          {hasOthers && <ButtonLink href={routes.launches.href()}>{texts.seeAll}</ButtonLink>}
          <ButtonLink look={hasOthers ? 'secondary' : undefined} href={routes.housing.href({})}>
            {texts.seeProjects}
          </ButtonLink>
        </>
      }
    >
      {texts.emptyHint}
    </EmptyState>
  );
}
