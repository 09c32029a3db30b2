import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { EventCard } from '@umbral/kit/cards/event-card.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
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
