import type { VisitSlot } from '@umbral/domain/api/visits.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { VisitFields } from '@umbral/kit/form/visit/visit-fields.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { AnsweredVisit } from './answered-visit.ts';
import type { VisitAnswering } from './use-visit-answer.ts';
import css from './visit-answer.module.css';
import { visitAnswerTexts } from './visit-answer-texts.ts';
import { visitDialogTexts } from './visit-dialog-texts.ts';

const texts = visitDialogTexts.proposing;

interface ProposeTimeProps {
  readonly visit: AnsweredVisit;
  readonly officeHours: string | null;
  readonly answering: VisitAnswering;
  readonly onClose: () => void;
}

/** Asks for another time, among those at which the sales room attends. */
export function ProposeTimeDialog({ isOpen, ...props }: ProposeTimeProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} variant="sheet" size="s" title={texts.title(props.visit.name)}>
      {isOpen && <ProposeForm {...props} />}
    </Dialog>
  );
}

function ProposeForm({ visit, officeHours, answering, onClose }: ProposeTimeProps) {
  const form = useForm<VisitSlot, null>({
    read: (data) => ({
      schedule_date: textOf(data, 'schedule_date'),
      schedule_time: textOf(data, 'schedule_time'),
      schedule_kind: textOf(data, 'schedule_kind') === 'video' ? 'video' : 'in-person',
    }),
    check: ({ schedule_date: day, schedule_time: time }) =>
      foundIssues({ schedule_date: day === '' && texts.needed, schedule_time: time === '' && texts.needed }),
    send: async (slot) => {
      const { contactId, version } = visit;
      const refusal = await answering.answer(contactId, { action: 'propose', ...slot, version });
      return refusal === undefined ? sent(null) : refused(refusal);
    },
    failed: visitAnswerTexts.failed,
    onSent: onClose,
  });
  return (
    <ScriptForm {...form.props} className={css.form}>
      <p>{texts.lead}</p>
      <VisitFields form={form} hours={officeHours ?? undefined} kind={visit.kind} />
      <FailureNotice of={form.failure} />
      <Button type="submit" wide isLoading={form.isBusy}>
        {form.isBusy ? texts.busy : texts.act}
      </Button>
    </ScriptForm>
  );
}
