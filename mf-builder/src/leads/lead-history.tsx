import type { LeadEvent } from '@umbral/domain/api/builder-contacts.ts';
import { answerWayLabels, leadStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import {
  formatClock,
  formatDateShort,
  formatTime,
  formatWeekday,
  withArticle,
} from '@umbral/domain/format/format-date.ts';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';

/** Notes and changes of a contact with who made them, the newest first. */
export function LeadHistory({ events }: { readonly events: readonly LeadEvent[] }) {
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.history}</h3>
      {events.length === 0 ? (
        <p className={css.quiet}>{texts.nothing}</p>
      ) : (
        <ol className={css.history}>
          {events.map((event) => (
            <li key={event.id} className={css.event}>
              <p className={css.eventHead}>
                <strong>{texts.events[event.kind]}</strong> {detailOf(event)}
              </p>
              {event.text && <p className={css.eventText}>{event.text}</p>}
              <p className={css.quiet}>
                {whoOf(event)} · {formatDateShort(event.at)}, {formatTime(event.at)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

function whoOf({ done_by: doneBy, author }: LeadEvent): string {
  return doneBy === 'builder' ? (author ?? texts.who.gone) : texts.who[doneBy];
}

function detailOf({ kind, from, to, way, assigned, visit }: LeadEvent): string {
  if (kind === 'assigned') return assigned ?? texts.nobody;
  if (way) return answerWayLabels[way];
  if (visit) {
    const [hours = 0, minutes = 0] = visit.time.split(':').map(Number);
    return `${formatWeekday(visit.day)} a ${withArticle(formatClock(hours, minutes))}`;
  }
  return from && to ? texts.change(leadStateLabels[from], leadStateLabels[to]) : '';
}
