import { appointmentTimes } from '@umbral/domain/calendar/appointment.ts';
import { SelectField } from '../../fields/select-field.tsx';
import { TextField } from '../../fields/text-field.tsx';
import css from './visit-fields.module.css';
import { visitTexts as texts } from './visit-texts.ts';

/** A visit for a browser without script: it picks the day itself, and the server says what cannot be. */
export function PlainVisitFields() {
  return (
    <div className={css.times}>
      <TextField name="schedule_date" type="date" label={texts.day} help={texts.scheduleHelp} />
      <SelectField
        name="schedule_time"
        label={texts.time}
        placeholder={texts.timePlaceholder}
        options={appointmentTimes.map((time) => ({ value: time, label: time }))}
      />
      <SelectField name="schedule_kind" label={texts.kind} options={texts.kinds} />
    </div>
  );
}
