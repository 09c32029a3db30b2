import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { EventCard } from '@umbral/kit/cards/event-card.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { texts } from '../texts.ts';
import { ActiveFair } from '../ui/active-fair.tsx';
import css from './fair-events.module.css';
import { type FairEventsData, fairEventsCrumbs } from './fair-events-data.ts';
import type { loader } from './fair-events-route.ts';

const labels = texts.events;

/** The fairs among the events: what runs and is to come, then what is over, page by page [R018, R019]. */
export function FairEventsPage() {
  const data = useLoaderData<typeof loader>();
  const { category, page, current, past, fair } = data;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={fairEventsCrumbs(data)} />
      <PageHeading overline={labels.overline} lead={labels.description(category.name)}>
        {category.name}
      </PageHeading>
      {fair && <ActiveFair fair={fair} priority="high" />}
      {page === 1 && current.length > 0 && (
        <section aria-labelledby="current" className={css.section}>
          <SectionHeading id="current">{labels.current}</SectionHeading>
          <CardGrid>
            {current.map((event) => (
              <EventCard key={event.slug} event={event} />
            ))}
          </CardGrid>
        </section>
      )}
      {past.length > 0 && <Past data={data} />}
      {current.length + past.length === 0 && (
        <EmptyState title={labels.empty} actions={<ButtonLink href={eventsHref()}>{labels.seeAll}</ButtonLink>}>
          {labels.emptyHint}
        </EmptyState>
      )}
    </Container>
  );
}

function Past({ data: { category, past, page, pages } }: { readonly data: FairEventsData }) {
  return (
    <section aria-labelledby="past" className={css.section}>
      <SectionHeading id="past">{labels.past}</SectionHeading>
      <CardGrid>
        {past.map((event) => (
          <EventCard key={event.slug} event={event} />
        ))}
      </CardGrid>
      <Pagination
        current={page}
        total={pages}
        hrefOf={(number) => eventsHref({ category: category.slug, page: number })}
        label={labels.pages}
      />
    </section>
  );
}
