import { Fragment } from 'shared-contracts/remote/fragment.tsx';
import { useLoaderData } from 'shared-contracts/router/router.ts';
import { eventsHref } from 'shared-contracts/routes/event-address.ts';
import { Breadcrumbs } from 'shared-contracts/ui/breadcrumbs.tsx';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { CardGrid } from 'shared-contracts/ui/card-grid.tsx';
import { ChipRow, LinkChip } from 'shared-contracts/ui/chip.tsx';
import { Container } from 'shared-contracts/ui/container.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import { EventCard } from 'shared-contracts/ui/event-card.tsx';
import { PageHeading } from 'shared-contracts/ui/page-heading.tsx';
import { Pagination } from 'shared-contracts/ui/pagination.tsx';
import { SectionHeading } from 'shared-contracts/ui/section-heading.tsx';
import { eventsTexts as texts } from '../texts/events-texts.ts';
import slots from '../ui/slots.module.css';
import css from './events.module.css';
import { type EventsData, eventsCrumbs } from './events-data.ts';
import type { loader } from './events-route.ts';

/** The agenda: what runs and is to come, then what is over, page by page [R015]. */
export function EventsPage() {
  const data = useLoaderData<typeof loader>();
  const { label, choice, current, past } = data;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={eventsCrumbs(data)} />
      <PageHeading overline={label && texts.category} lead={label ? undefined : texts.lead}>
        {label ?? texts.title}
      </PageHeading>
      <CategoryChips data={data} />
      {current.length + past.length === 0 && <NoEvents />}
      {choice.page === 1 && past.length + current.length > 0 && <Current data={data} />}
      {past.length > 0 && <Past data={data} />}
      <div className={css.newsletter}>
        <Fragment of="mf-content/newsletter" className={slots.newsletter} />
      </div>
    </Container>
  );
}

interface PartProps {
  readonly data: EventsData;
}

function CategoryChips({ data: { categories, choice } }: PartProps) {
  return (
    <nav aria-label={texts.categories}>
      <ChipRow flow="scroll">
        <LinkChip href={eventsHref()} isSelected={!choice.category}>
          {texts.all}
        </LinkChip>
        {categories.map(({ name, slug }) => (
          <LinkChip key={slug} href={eventsHref({ category: slug })} isSelected={slug === choice.category}>
            {name}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}

function Current({ data: { current } }: PartProps) {
  return (
    <section aria-labelledby="current" className={css.section}>
      <SectionHeading id="current" lead={texts.zone}>
        {texts.current}
      </SectionHeading>
      {current.length === 0 && <p>{texts.nothingNext}</p>}
      <CardGrid>
        {current.map((event, index) => (
          <EventCard key={event.slug} event={event} priority={index === 0 ? 'high' : undefined} />
        ))}
      </CardGrid>
    </section>
  );
}

function Past({ data: { past, choice, pages } }: PartProps) {
  return (
    <section aria-labelledby="past" className={css.section}>
      <SectionHeading id="past">{texts.past}</SectionHeading>
      <CardGrid>
        {past.map((event) => (
          <EventCard key={event.slug} event={event} />
        ))}
      </CardGrid>
      <Pagination
        current={choice.page}
        total={pages}
        hrefOf={(page) => eventsHref({ ...choice, page })}
        label={texts.pages}
      />
    </section>
  );
}

function NoEvents() {
  return (
    <EmptyState title={texts.empty} actions={<ButtonLink href={eventsHref()}>{texts.seeAll}</ButtonLink>}>
      {texts.emptyHint}
    </EmptyState>
  );
}
