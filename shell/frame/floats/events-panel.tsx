import { formatDate, formatTime } from '@umbral/domain/format/format-date.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import css from './events-panel.module.css';
import { floatTexts } from './float-texts.ts';
import { type NextEvent, useNextEvents } from './use-next-events.ts';

const texts = floatTexts.panel;

interface EventsPanelProps {
  readonly onClose: () => void;
  /** The button that opened it: a press there closes it by itself. */
  readonly button: RefObject<HTMLElement | null>;
}

/** The next three events, above the button that asks for them; Escape, the cross and a press elsewhere put it away. */
export function EventsPanel({ onClose, button }: EventsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { events, hasFailed, retry } = useNextEvents();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    panel.current?.focus();
    const pressElsewhere = ({ target }: PointerEvent) => {
      if (target instanceof Node && !panel.current?.contains(target) && !button.current?.contains(target)) close();
    };
    addEventListener('pointerdown', pressElsewhere);
    return () => removeEventListener('pointerdown', pressElsewhere);
  }, [button]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={css.panel}
      aria-label={floatTexts.events}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <h2 className={css.title}>{floatTexts.events}</h2>
      <IconButton className={css.close} icon={closeIcon} label={texts.close} onClick={onClose} />
      {hasFailed ? (
        <>
          <p role="alert">{texts.failed}</p>
          <Button size="s" look="secondary" onClick={retry}>
            {texts.retry}
          </Button>
        </>
      ) : (
        <p role="status" className={events?.length ? 'visually-hidden' : undefined}>
          {!events && texts.loading}
          {events?.length === 0 && texts.empty}
        </p>
      )}
      {events && events.length > 0 && (
        <ul className={css.events}>
          {events.map((event) => (
            <Line key={event.slug} event={event} />
          ))}
        </ul>
      )}
      <a className={css.all} href={routes.events.href()}>
        {texts.all}
      </a>
    </section>
  );
}

function Line({ event }: { readonly event: NextEvent }) {
  const { category, slug, title, city, venue, starts_at } = event;
  const isOn = Date.parse(starts_at) <= Date.now();
  return (
    <li>
      <a className={css.event} href={routes.eventInCategory.href({ category: category.slug, id: slug })}>
        {title}
      </a>
      <p className={css.when}>
        {isOn ? texts.onNow : `${formatDate(starts_at)}, ${formatTime(starts_at)}`}
        {(venue ?? city) && ` · ${venue ?? city}`}
      </p>
    </li>
  );
}
