import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { discardTexts as texts } from './discard-lead-texts.ts';
import css from './lead-panel.module.css';
import { leadsTexts } from './leads-texts.ts';
import type { LeadChanges } from './use-lead-change.ts';

const shortest = 3;

interface DiscardLeadProps {
  readonly lead: LeadDetail;
  readonly changes: LeadChanges;
  readonly onClose: () => void;
}

export interface DiscardLeadDialogProps extends DiscardLeadProps {
  readonly isOpen: boolean;
}

/** Asks why a contact is discarded, for the team; without script it is discarded without a reason. */
export function DiscardLeadDialog({ isOpen, ...props }: DiscardLeadDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={props.onClose} size="s" title={texts.title(props.lead.name)}>
      {isOpen && <DiscardForm {...props} />}
    </Dialog>
  );
}

function DiscardForm({ lead, changes, onClose }: DiscardLeadProps) {
  const form = useForm<string, null>({
    read: (data) => textOf(data, 'reason'),
    check: (reason) => foundIssues({ reason: reason !== '' && reason.length < shortest && texts.short }),
    send: async (reason) =>
      (await changes.change(lead, { do: 'state', state: 'discarded', reason }))
        ? sent(null)
        : refused(leadsTexts.failed),
    failed: leadsTexts.failed,
    onSent: onClose,
  });
  return (
    <ScriptForm {...form.props} className={css.part}>
      <p>{texts.lead}</p>
      <TextareaField {...form.field('reason')} label={texts.reason} mark="optional" maxLength={300} rows={3} />
      <FailureNotice of={form.failure} />
      <div className={css.states}>
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
