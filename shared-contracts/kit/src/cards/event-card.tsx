import { eventsHref } from '@umbral/domain/routes/event-address.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '../actions/anchor.tsx';
import { Icon } from '../media/icon.tsx';
import { calendarIcon, clockIcon, pinIcon } from '../media/icons.ts';
import { Picture } from '../media/picture.tsx';
import { classNames } from '../styles/class-names.ts';
import css from './event-card.module.css';
import type { EventCard as EventCardData, EventState } from './event-card-model.ts';
import { eventTexts as texts } from './event-texts.ts';
import card from './linked-card.module.css';
import { onDensePhone } from './photo-sizes.ts';

const sizes = `${onDensePhone}, (min-width: 1400px) 430px, (min-width: 992px) 31vw, (min-width: 680px) 46vw, 92vw`;

interface EventCardProps {
  readonly event: EventCardData;
  readonly headingLevel?: 2 | 3;
  readonly priority?: 'high' | 'eager' | 'lazy';
}

/** An event in a list: when, where, and one stretched link; the link of its category stays its own. */
export function EventCard({ event, headingLevel = 3, priority }: EventCardProps) {
  const { slug, title, excerpt, category, cover } = event;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={classNames(card.card, event.state === 'past' && css.past)}>
      {cover && <Picture image={{ ...cover, alt: '' }} ratio="16:9" sizes={sizes} priority={priority} />}
      <div className={card.words}>
        <p className={css.line}>
          <EventStateChip state={event.state} />
          <Anchor href={eventsHref({ category: category.slug })} className={card.category}>
            {category.name}
          </Anchor>
        </p>
        <Heading className={card.title}>
          <Anchor href={routes.event.href({ id: slug })} className={card.link}>
            {title}
          </Anchor>
        </Heading>
        <p className={card.excerpt}>{excerpt}</p>
        <EventFacts event={event} />
      </div>
    </article>
  );
}

const stateLooks: Record<EventState, string | undefined> = { past: css.over, running: css.running, coming: css.coming };

/** Whether it is over, on or to come. */
export function EventStateChip({ state }: { readonly state: EventState }) {
  return <span className={classNames(css.state, stateLooks[state])}>{texts.states[state]}</span>;
}

/** When and where, each beside its sign. */
export function EventFacts({ event }: { readonly event: EventCardData }) {
  return (
    <ul className={css.facts}>
      <li>
        <Icon of={calendarIcon} size="s" />
        <time dateTime={event.startsAt}>{event.dates}</time>
      </li>
      <li>
        <Icon of={clockIcon} size="s" />
        {event.hours}
      </li>
      <li>
        <Icon of={pinIcon} size="s" />
        {event.place}
      </li>
    </ul>
  );
}
