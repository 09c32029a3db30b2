import { appointmentTimes } from '@umbral/domain/calendar/appointment.ts';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { contactTexts as texts } from '../texts/contact-texts.ts';
import css from './contact-form.module.css';

/** Message and visit for a browser without script: it picks the day itself, and the server says what cannot be. */
export function PlainFurtherFields({ canSchedule }: { readonly canSchedule: boolean }) {
  return (
    <>
      <TextareaField name="message" label={texts.message} rows={3} maxLength={2000} />
      {canSchedule && (
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
      )}
    </>
  );
}
