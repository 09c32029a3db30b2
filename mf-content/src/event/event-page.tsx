import { calendarPaths } from '@umbral/domain/api/calendar-paths.ts';
import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { EventCard, EventFacts, EventStateChip } from '@umbral/kit/cards/event-card.tsx';
import { Breadcrumbs } from '@umbral/kit/layout/breadcrumbs.tsx';
import { CardGrid } from '@umbral/kit/layout/card-grid.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { calendarIcon } from '@umbral/kit/media/icons.ts';
import { Picture } from '@umbral/kit/media/picture.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useLoaderData } from '@umbral/protocol/router/router.ts';
import { eventTexts as texts } from '../texts/events-texts.ts';
import { newsSizes } from '../ui/news-sizes.ts';
import { RichText } from '../ui/rich-text.tsx';
import { ShareRow } from '../ui/share-row.tsx';
import slots from '../ui/slots.module.css';
import css from './event.module.css';
import { type EventData, eventCrumbs } from './event-data.ts';
import type { loader } from './event-route.ts';

/** An event: when, where, what happens, and what comes next [R016, R017]. */
export function EventPage() {
  const event = useLoaderData<typeof loader>();
  const { slug, title, body, others } = event;
  return (
    <Container className={css.page}>
      <Breadcrumbs crumbs={eventCrumbs(event).slice(0, -1)} />
      <article className={css.article}>
        <Header event={event} />
        <div className={css.columns}>
          <aside className={css.aside}>
            <Facts event={event} />
          </aside>
          <div className={css.text}>
            {event.state === 'past' && <Notice tone="info">{texts.over}</Notice>}
            <RichText body={body} />
            <ShareRow title={title} href={routes.event.href({ id: slug })} />
          </div>
        </div>
      </article>
      {others.length > 0 && (
        <section aria-labelledby="others">
          <SectionHeading id="others" action={<Anchor href={eventsHref()}>{texts.all}</Anchor>}>
            {texts.others}
          </SectionHeading>
          <CardGrid className={css.others}>
            {others.map((other) => (
              <EventCard key={other.slug} event={other} />
            ))}
          </CardGrid>
        </section>
      )}
      <Fragment of="mf-content/newsletter" className={slots.newsletter} />
    </Container>
  );
}

interface PartProps {
  readonly event: EventData;
}

/** Title, summary and cover: the cover is the largest picture of the first view. */
function Header({ event: { title, excerpt, category, cover, state } }: PartProps) {
  return (
    <header className={css.header}>
      <div className={css.words}>
        <p className={css.line}>
          <EventStateChip state={state} />
          <Anchor href={eventsHref({ category: category.slug })}>{category.name}</Anchor>
        </p>
        <h1 tabIndex={-1} className={css.title}>
          {title}
        </h1>
        <p className={css.lead}>{excerpt}</p>
      </div>
      {cover && <Picture image={cover} ratio="16:9" sizes={newsSizes.cover} priority="high" className={css.cover} />}
    </header>
  );
}

function Facts({ event }: PartProps) {
  return (
    <section aria-label={texts.facts} className={css.facts}>
      <EventFacts event={event} />
      <p className={css.zone}>{texts.zone}</p>
      <p className={css.free}>{texts.free}</p>
      {event.url && event.state !== 'past' && <ButtonLink href={event.url}>{texts.open}</ButtonLink>}
      {event.state !== 'past' && (
        <ButtonLink look="secondary" icon={calendarIcon} href={`/api${calendarPaths.event(event.slug)}`} download>
          {texts.remind}
        </ButtonLink>
      )}
    </section>
  );
}
