import { useState } from 'react';
import { appointmentTimes } from 'shared-contracts/domain/appointment.ts';
import { formatClock, formatWeekday } from 'shared-contracts/domain/format-date.ts';
import { CheckboxField } from 'shared-contracts/ui/checkbox-field.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import { bookableDays } from './bookable-days.ts';
import css from './contact-form.module.css';
import type { ContactIssues } from './contact-values.ts';

interface AppointmentFieldsProps {
  readonly id: string;
  readonly issues: ContactIssues;
}

const times = appointmentTimes.map((time) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { value: time, label: formatClock(hours, minutes) };
});

/** A visit on one of the next working days, every half hour from 10 to 4; only for who wants one [B063]. */
export function AppointmentFields({ id, issues }: AppointmentFieldsProps) {
  // Days count from now, which a page out of a cache does not know: they are drawn when they are asked for.
  const [days, setDays] = useState<readonly string[]>();
  return (
    <div className={css.appointment}>
      <CheckboxField
        label={texts.schedule}
        onChange={(event) => setDays(event.currentTarget.checked ? bookableDays(new Date()) : undefined)}
      />
      {days && (
        <>
          <div className={css.pair}>
            <SelectField
              id={`${id}-day`}
              name="day"
              label={texts.day}
              placeholder={texts.dayPlaceholder}
              options={days.map((day) => ({ value: day, label: formatWeekday(day) }))}
              error={issues.day}
            />
            <SelectField
              id={`${id}-time`}
              name="time"
              label={texts.time}
              placeholder={texts.timePlaceholder}
              options={times}
              error={issues.time}
            />
          </div>
          <p className={css.help}>{texts.scheduleHelp}</p>
        </>
      )}
    </div>
  );
}
