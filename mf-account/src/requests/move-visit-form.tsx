import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { type AppointmentKind, appointmentKinds } from '@umbral/domain/calendar/appointment.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { VisitFields } from '@umbral/kit/form/visit/visit-fields.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { requestsTexts } from '../texts/requests-texts.ts';
import css from './requests.module.css';

const texts = requestsTexts.moving;

interface MoveVisitFormProps {
  readonly request: OwnContact;
  /** Gets the sentence to show. */
  readonly onMoved: (message: string) => void;
}

/** Another day and time for a visit. */
export function MoveVisitForm({ request, onMoved }: MoveVisitFormProps) {
  const { call } = useRemote();
  const form = useForm({
    read: (data) => ({
      schedule_date: textOf(data, 'schedule_date'),
      schedule_time: textOf(data, 'schedule_time'),
      schedule_kind: kindOf(textOf(data, 'schedule_kind')),
    }),
    check: ({ schedule_date: day, schedule_time: time }) =>
      foundIssues({ schedule_date: day === '' && texts.needed, schedule_time: time === '' && texts.needed }),
    send: async (slot) => (await import('./request-calls.ts')).saveMove(call, request.id, slot),
    failed: requestsTexts.failed,
    onSent: (message = '') => onMoved(message),
  });
  return (
    <ScriptForm {...form.props} className={css.form}>
      <VisitFields form={form} hours={request.office_hours ?? undefined} kind={request.schedule_kind ?? undefined} />
      <FailureNotice of={form.failure} />
      <Button type="submit" wide isLoading={form.isBusy}>
        {form.isBusy ? texts.saving : texts.save}
      </Button>
    </ScriptForm>
  );
}

function kindOf(text: string): AppointmentKind {
  return appointmentKinds.find((kind) => kind === text) ?? 'in-person';
}
