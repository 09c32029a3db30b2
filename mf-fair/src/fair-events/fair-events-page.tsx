import { useLoaderData } from 'shared-contracts/router/router.ts';
import { eventsHref } from 'shared-contracts/routes/event-address.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { EventCard } from 'shared-contracts/ui/event-card.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
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
