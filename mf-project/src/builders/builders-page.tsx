import { formatCount } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { Form, useLoaderData } from '@umbral/protocol/router/router.ts';
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
