import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { AnsweredVisit } from './answered-visit.ts';
import type { VisitAnswering } from './use-visit-answer.ts';
import css from './visit-answer.module.css';
import { visitAnswerTexts } from './visit-answer-texts.ts';
import { visitDialogTexts } from './visit-dialog-texts.ts';

const texts = visitDialogTexts.cancelling;
const shortest = 3;

interface CancelVisitProps {
  readonly visit: AnsweredVisit;
  readonly answering: VisitAnswering;
  readonly onClose: () => void;
}

/** Asks for the reason before a visit is called off: the person reads it. */
export function CancelVisitDialog({ isOpen, ...props }: CancelVisitProps & { readonly isOpen: boolean }) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} size="s" title={texts.title(props.visit.name)}>
      {isOpen && <CancelForm {...props} />}
    </Dialog>
  );
}

function CancelForm({ visit: { contactId, version }, answering, onClose }: CancelVisitProps) {
  const form = useForm<string, null>({
    read: (data) => textOf(data, 'reason'),
    check: (reason) => foundIssues({ reason: reason.length < shortest && texts.short }),
    send: async (reason) => {
      const refusal = await answering.answer(contactId, { action: 'cancel', reason, version });
      return refusal === undefined ? sent(null) : refused(refusal);
    },
    failed: visitAnswerTexts.failed,
    onSent: onClose,
  });
  return (
    <ScriptForm {...form.props} className={css.form}>
      <p>{texts.lead}</p>
      <TextareaField {...form.field('reason')} label={texts.reason} maxLength={300} rows={3} />
      <FailureNotice of={form.failure} />
      <div className={css.ways}>
        <Button type="submit" look="danger" isLoading={form.isSending}>
          {texts.act}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {texts.keep}
        </Button>
      </div>
    </ScriptForm>
  );
}
