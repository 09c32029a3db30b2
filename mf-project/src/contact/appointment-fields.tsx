import { useMemo, useState } from 'react';
import { formatClock, formatWeekday } from 'shared-contracts/domain/format-date.ts';
import { readOfficeHours } from 'shared-contracts/domain/office-hours.ts';
import { SegmentedControl } from 'shared-contracts/ui/segmented-control.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import type { Draft } from '../kept-forms/form-draft.ts';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { bookableDays } from './bookable-days.ts';
import css from './contact-form.module.css';
import type { ContactIssues } from './contact-values.ts';
import { visitorClock, visitorZone } from './visitor-zone.ts';

interface AppointmentFieldsProps {
  readonly id: string;
  readonly issues: ContactIssues;
  /** When the sales room attends, in the builder's words. */
  readonly hours?: string;
  readonly draft: Draft;
}

/** A visit on one of the next working days, every half hour from 10 to 4 at which somebody attends [B063]. */
export function AppointmentFields({ id, issues, hours, draft }: AppointmentFieldsProps) {
  const [day, setDay] = useState(draft.schedule_date ?? '');
  const [time, setTime] = useState(draft.schedule_time ?? '');
  const [kind, setKind] = useState(draft.schedule_kind ?? 'in-person');
  const days = useMemo(() => bookableDays(new Date(), readOfficeHours(hours ?? '')), [hours]);
  const chosen = days.find((one) => one.day === day);
  const times = chosen?.times ?? [];
  const isAbroad = visitorClock(days[0]?.day ?? '2026-01-01', '12:00') !== undefined;
  return (
    <fieldset className={css.appointment}>
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
          id={`${id}-day`}
          name="schedule_date"
          label={texts.day}
          placeholder={texts.dayPlaceholder}
          options={days.map((one) => ({ value: one.day, label: formatWeekday(one.day) }))}
          value={chosen ? day : ''}
          onChange={(event) => setDay(event.currentTarget.value)}
          error={issues.schedule_date}
        />
        <SelectField
          id={`${id}-time`}
          name="schedule_time"
          label={texts.time}
          placeholder={chosen ? texts.timePlaceholder : texts.timeAfterDay}
          options={times.map((one) => ({ value: one, label: timeLabel(day, one) }))}
          value={times.includes(time) ? time : ''}
          onChange={(event) => setTime(event.currentTarget.value)}
          error={issues.schedule_time}
        />
      </div>
      <p className={css.help}>
        {hours ? texts.scheduleHours(hours) : texts.scheduleHelp}
        {isAbroad && ` ${texts.zone(visitorZone())}`}
      </p>
    </fieldset>
  );
}

/** A time of Colombia, and what the visitor's own clock says then where it is another. */
function timeLabel(day: string, time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const here = formatClock(hours, minutes);
  const there = visitorClock(day, time);
  return there ? texts.bothClocks(here, there) : here;
}
