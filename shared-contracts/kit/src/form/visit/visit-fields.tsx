import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { bookableDays } from '@umbral/domain/calendar/bookable-days.ts';
import { readOfficeHours } from '@umbral/domain/calendar/office-hours.ts';
import { formatWeekday } from '@umbral/domain/format/format-date.ts';
import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../fields/segmented-control.tsx';
import { SelectField } from '../../fields/select-field.tsx';
import type { FormFields } from '../use-form.ts';
import css from './visit-fields.module.css';
import type { VisitSlot } from './visit-slot.ts';
import { visitTexts as texts } from './visit-texts.ts';
import { visitTimeLabel } from './visit-time-label.ts';
import { visitorClock, visitorZone } from './visitor-zone.ts';

interface VisitFieldsProps {
  readonly form: FormFields;
  /** When the sales room attends, in the builder's words. */
  readonly hours?: string;
  /** How it is held until something else is chosen. */
  readonly kind?: AppointmentKind;
  /** What is chosen, where something else on the screen chooses it too. */
  readonly slot?: VisitSlot;
  readonly onSlot?: (slot: VisitSlot) => void;
}

/** A visit on one of the next working days, every half hour from 10 to 4 at which somebody attends [B063]. */
export function VisitFields({
  form: { field, box },
  hours,
  kind: usual = 'in-person',
  slot,
  onSlot,
}: VisitFieldsProps) {
  const [own, setOwn] = useState({
    day: field('schedule_date').defaultValue ?? '',
    time: field('schedule_time').defaultValue ?? '',
  });
  const { day, time } = slot ?? own;
  const choose = onSlot ?? setOwn;
  const [kind, setKind] = useState(field('schedule_kind').defaultValue ?? usual);
  const days = useMemo(() => bookableDays(new Date(), readOfficeHours(hours ?? '')), [hours]);
  const chosen = days.find((one) => one.day === day);
  const times = chosen?.times ?? [];
  const isAbroad = visitorClock(days[0]?.day ?? '2026-01-01', '12:00') !== undefined;
  return (
    <fieldset className={css.visit}>
      <legend className={css.legend}>{texts.schedule}</legend>
      <SegmentedControl
        legend={texts.kind}
        name="schedule_kind"
        segments={texts.kinds}
        value={kind}
        onChange={setKind}
      />
      <div className={css.times}>
        <SelectField
          {...box('schedule_date')}
          label={texts.day}
          placeholder={texts.dayPlaceholder}
          options={days.map((one) => ({ value: one.day, label: formatWeekday(one.day) }))}
          value={chosen ? day : ''}
          onChange={(event) => choose({ day: event.currentTarget.value, time })}
        />
        <SelectField
          {...box('schedule_time')}
          label={texts.time}
          placeholder={chosen ? texts.timePlaceholder : texts.timeAfterDay}
          options={times.map((one) => ({ value: one, label: visitTimeLabel(day, one) }))}
          value={times.includes(time) ? time : ''}
          onChange={(event) => choose({ day, time: event.currentTarget.value })}
        />
      </div>
      <p className={css.help}>
        {hours ? texts.scheduleHours(hours) : texts.scheduleHelp}
        {isAbroad && ` ${texts.zone(visitorZone())}`}
      </p>
    </fieldset>
  );
}
