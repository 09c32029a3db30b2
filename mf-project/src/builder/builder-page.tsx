import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { buildingStatusLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { ChipLinks } from '../ui/chip-links.tsx';
import { PlantGrid } from '../ui/plant-cards.tsx';
import { BranchList } from './branch-list.tsx';
import { BuilderContact } from './builder-contact.tsx';
import { builderCrumbs } from './builder-crumbs.ts';
import type { BuilderData } from './builder-data.ts';
import { BuilderHistory } from './builder-history.tsx';
import { builderHref } from './builder-href.ts';
import { BuilderIntro } from './builder-intro.tsx';
import { BuilderMap } from './builder-map.tsx';
import css from './builder-page.module.css';
import type { loader } from './builder-route.ts';

/** A builder, what it sells and where one finds it [R011, R012]. */
export function BuilderPage() {
  const builder = useLoaderData<typeof loader>();
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={builderCrumbs(builder)} />
      <BuilderIntro builder={builder} />
      <Projects builder={builder} />
      {builder.total > 0 && <BuilderMap slug={builder.slug} />}
      {!builder.city && builder.history.length > 0 && <BuilderHistory {...builder} />}
      <BuilderContact builder={builder} />
      {builder.branches.length > 0 && <BranchList branches={builder.branches} />}
    </Container>
  );
}

function Projects({ builder }: { readonly builder: BuilderData }) {
  const { city, cards, total, page, pages } = builder;
  const count = formatCount(total, texts.projects.one, texts.projects.many);
  const title = city ? texts.projectsTitleInCity(count, city.name) : texts.projectsTitle(count);
  if (builder.statuses.length === 0 && builder.cities.length === 0) return <NoProjects />;
  return (
    <section className={css.projects} aria-labelledby="proyectos">
      <SectionHeading id="proyectos">{title}</SectionHeading>
      <Choices builder={builder} />
      {total === 0 ? <NoneOfChoice builder={builder} /> : <PlantGrid cards={cards} label={title} />}
      <Pagination
        current={page}
        total={pages}
        hrefOf={(number) => builderHref(builder, number)}
        label={texts.projectPages}
      />
    </section>
  );
}

/** Cities and states of its projects: a choice of one keeps the other. */
function Choices({ builder: { slug, city, status, cities, statuses } }: { readonly builder: BuilderData }) {
  const allCities = { key: '', name: texts.allCities, href: builderHref({ slug, status }), isChosen: !city };
  const eachCity = cities.map((other) => ({
    key: other.slug,
    name: other.name,
    href: builderHref({ slug, status, city: other }),
    isChosen: other.slug === city?.slug,
    count: other.count,
  }));
  const allStatuses = { key: '', name: texts.allStatuses, href: builderHref({ slug, city }), isChosen: !status };
  const eachStatus = statuses.map(({ key, count }) => ({
    key,
    name: buildingStatusLabels[key],
    href: builderHref({ slug, city, status: key }),
    isChosen: key === status,
    count,
  }));
  const hasCities = city !== undefined || eachCity.length > 1;
  const hasStatuses = status !== undefined || eachStatus.length > 1;
  return (
    <div className={css.choices}>
      {hasCities && <ChipLinks label={texts.cities} choices={[allCities, ...eachCity]} />}
      {hasStatuses && <ChipLinks label={texts.statuses} choices={[allStatuses, ...eachStatus]} />}
    </div>
  );
}

function NoneOfChoice({ builder: { slug, city, status } }: { readonly builder: BuilderData }) {
  const isCity = city !== undefined && status === undefined;
  return (
    <EmptyState
      title={isCity ? texts.noneInCity(city.name) : texts.noneOfStatus}
      actions={<ButtonLink href={builderHref({ slug })}>{texts.allProjects}</ButtonLink>}
    >
      {isCity ? texts.noneInCityHint : texts.noneOfStatusHint}
    </EmptyState>
  );
}

function NoProjects() {
  return (
    <EmptyState
      title={texts.noProjects}
      actions={<ButtonLink href={routes.builders.href()}>{texts.directory}</ButtonLink>}
    >
      {texts.noProjectsHint}
    </EmptyState>
  );
}
