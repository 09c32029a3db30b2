import { formatCount } from 'shared-contracts/domain/format.ts';
import { Form, useLoaderData } from 'shared-contracts/router/router.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { searchIcon } from 'shared-contracts/ui/icons.ts';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { ChipLinks } from '../ui/chip-links.tsx';
import { BuilderCard } from './builder-card.tsx';
import { buildersCrumbs } from './builders-crumbs.ts';
import type { BuildersData, CityLink } from './builders-data.ts';
import css from './builders-page.module.css';
import type { loader } from './builders-route.ts';
import { directoryHref } from './directory-href.ts';

/** The builders of the portal, or of a city [R009, R010]. */
export function BuildersPage() {
  const data = useLoaderData<typeof loader>();
  const { city, query, builders, total, page, pages } = data;
  const count = formatCount(total, texts.count.one, texts.count.many);
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={buildersCrumbs(data)} />
      <PageHeading lead={query ? texts.resultsFor(query) : texts.directoryLead(count)}>
        {city ? texts.cityTitle(city.name) : texts.directory}
      </PageHeading>
      {!city && <SearchForm key={query} query={query} />}
      <CityChips city={city} cities={data.cities} />
      {builders.length === 0 ? (
        <NoBuilders data={data} />
      ) : (
        <ul className={css.list} aria-label={texts.list}>
          {builders.map((builder) => (
            <li key={builder.id}>
              <BuilderCard builder={builder} />
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} total={pages} hrefOf={(number) => directoryHref(number, query)} label={texts.pages} />
    </Container>
  );
}

function SearchForm({ query }: Pick<BuildersData, 'query'>) {
  return (
    <Form role="search" method="get" action={routes.builders.href()} className={css.search}>
      <TextField
        id="builder-name"
        name="q"
        type="search"
        label={texts.search}
        hidesLabel
        placeholder={texts.searchPlaceholder}
        icon={searchIcon}
        defaultValue={query}
        maxLength={80}
        className={css.field}
      />
      <Button type="submit">{texts.searchButton}</Button>
      {query && (
        <ButtonLink look="ghost" href={routes.builders.href()}>
          {texts.clear}
        </ButtonLink>
      )}
    </Form>
  );
}

function CityChips({ city, cities }: { readonly city?: CityLink; readonly cities: readonly CityLink[] }) {
  const choices = cities.map(({ slug, name }) => ({
    key: slug,
    name,
    href: routes.buildersByCity.href({ city: slug }),
    isChosen: slug === city?.slug,
  }));
  return <ChipLinks label={texts.byCity} choices={choices} />;
}

function NoBuilders({ data: { city } }: { readonly data: BuildersData }) {
  return (
    <EmptyState
      title={city ? texts.cityEmpty(city.name) : texts.empty}
      actions={<ButtonLink href={routes.builders.href()}>{texts.clear}</ButtonLink>}
    >
      {city ? texts.cityEmptyHint : texts.emptyHint}
    </EmptyState>
  );
}
