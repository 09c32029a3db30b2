import type { AppointmentKind } from '@umbral/domain/calendar/appointment.ts';
import { requiredIssue } from '@umbral/domain/fields/validation.ts';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, type Issues } from '@umbral/kit/form/issues.ts';
import { type PersonValues, personIssues, readPerson } from './fair-values.ts';

/** What is written to a stand; an appointment where a day and a time are chosen. */
export interface StandValues extends PersonValues {
  /** ISO day and `HH:MM`; empty without an appointment. */
  readonly schedule_date: string;
  readonly schedule_time: string;
  readonly schedule_kind: AppointmentKind;
}

export function readStandForm(data: FormData): StandValues {
  return {
    ...readPerson(data),
    schedule_date: textOf(data, 'schedule_date'),
    schedule_time: textOf(data, 'schedule_time'),
    schedule_kind: textOf(data, 'schedule_kind') === 'in-person' ? 'in-person' : 'video',
  };
}

/** What is wrong, by field: a day wants its time, and a time its day. */
export function standIssues(values: StandValues): Issues {
  const { schedule_date: day, schedule_time: time } = values;
  const { agree_terms, ...issues } = personIssues(values);
  return foundIssues({
    ...issues,
    schedule_date: time !== '' && requiredIssue(day),
    schedule_time: day !== '' && requiredIssue(time),
    agree_terms,
  });
}
