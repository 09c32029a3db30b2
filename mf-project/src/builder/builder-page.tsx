import { formatCount } from 'shared-contracts/domain/format.ts';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { ChipRow, LinkChip } from 'shared-contracts/ui/chip.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { PlantGrid } from '../ui/plant-cards.tsx';
import { BranchList } from './branch-list.tsx';
import { builderCrumbs } from './builder-crumbs.ts';
import type { BuilderData } from './builder-data.ts';
import { BuilderHistory } from './builder-history.tsx';
import { builderHref } from './builder-href.ts';
import { BuilderIntro } from './builder-intro.tsx';
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
      {!builder.city && builder.history.length > 0 && <BuilderHistory {...builder} />}
      {builder.branches.length > 0 && <BranchList branches={builder.branches} />}
    </Container>
  );
}

function Projects({ builder }: { readonly builder: BuilderData }) {
  const { city, cards, total, page, pages } = builder;
  const count = formatCount(total, texts.projects.one, texts.projects.many);
  const title = city ? texts.projectsTitleInCity(count, city.name) : texts.projectsTitle(count);
  if (total === 0) return <NoProjects />;
  return (
    <section className={css.projects} aria-labelledby="proyectos">
      <SectionHeading id="proyectos">{title}</SectionHeading>
      <Cities builder={builder} />
      <PlantGrid cards={cards} label={title} />
      <Pagination current={page} total={pages} hrefOf={(number) => builderHref(builder, number)} />
    </section>
  );
}

function Cities({ builder: { slug, city, cities } }: { readonly builder: BuilderData }) {
  if (cities.length < 2) return null;
  return (
    <nav aria-label={texts.cities}>
      <ChipRow>
        <LinkChip href={routes.builder.href({ builder: slug })} isSelected={!city}>
          {texts.allCities}
        </LinkChip>
        {cities.map((other) => (
          <LinkChip
            key={other.slug}
            href={routes.builderInCity.href({ builder: slug, city: other.slug })}
            isSelected={other.slug === city?.slug}
          >
            {other.name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
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
