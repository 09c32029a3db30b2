import { bookableDays } from '@umbral/domain/calendar/bookable-days.ts';
import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { formatWeekday } from '@umbral/domain/format/format-date.ts';
import { chipClass } from '@umbral/kit/actions/chip.tsx';
import { nextSlots, type VisitSlot } from '@umbral/kit/form/visit/visit-slot.ts';
import { clocksOf, visitTimeLabel } from '@umbral/kit/form/visit/visit-time-label.ts';
import { visitorZone } from '@umbral/kit/form/visit/visitor-zone.ts';
import { useMemo } from 'react';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';

export interface VisitTimesProps {
  /** When the sales room attends, in the builder's words. */
  readonly hours?: string;
  readonly slot: VisitSlot;
  readonly onSlot: (slot: VisitSlot) => void;
}

const none: VisitSlot = { day: '', time: '' };

/**
 * Times of the next two days to visit; the one that is chosen is given back when it is pressed again. Abroad the visitor's
 * own clock stands below that of Colombia [B063].
 */
export function VisitTimes({ hours, slot, onSlot }: VisitTimesProps) {
  const days = useMemo(() => nextSlots(bookableDays(new Date(), readOfficeHours(hours ?? '')), 2), [hours]);
  const isChosen = (day: string, time: string) => slot.day === day && slot.time === time;
  return days.map(({ day, times }, place) => (
    <fieldset key={day} className={css.visitDay}>
      <legend className={css.help}>
        {formatWeekday(day)}
        {place === 0 && <OwnZone day={day} />}
      </legend>
      <div className={css.visitTimes}>
        {times.map((time) => (
          <button
            key={time}
            type="button"
            className={chipClass(isChosen(day, time), css.visitTime)}
            aria-pressed={isChosen(day, time)}
            aria-label={visitTimeLabel(day, time)}
            onClick={() => onSlot(isChosen(day, time) ? none : { day, time })}
          >
            <Clocks day={day} time={time} />
          </button>
        ))}
      </div>
    </fieldset>
  ));
}

function Clocks({ day, time }: { readonly day: string; readonly time: string }) {
  const { here, there } = clocksOf(day, time);
  return (
    <>
      <span>{here}</span>
      {there && <small className={css.ownClock}>{there}</small>}
    </>
  );
}

/** Whose the second clock is; the times themselves say it to whoever hears them. */
function OwnZone({ day }: { readonly day: string }) {
  if (!clocksOf(day, '12:00').there) return null;
  return <span aria-hidden>{texts.ownZone(visitorZone())}</span>;
}
