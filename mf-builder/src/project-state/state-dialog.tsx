import { projectActionLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { projectTransitions } from '@umbral/domain/homes/project-states.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { texts } from '../texts.ts';
import css from './state-dialog.module.css';
import type { AskedChange, StateChange } from './use-state-change.ts';

const labels = texts.stateDialog;
const shortest = 3;

/** Asks before a project leaves the portal, with the reason that the team and its colleagues read. */
export function StateDialog({ states }: { readonly states: StateChange }) {
  const { asked, close } = states;
  const title = asked && labels.title(projectActionLabels[asked.action], asked.project.title);
  return (
    <Dialog isOpen={asked !== undefined} onClose={close} size="s" title={title ?? ''}>
      {asked && <Question key={`${asked.project.id}:${asked.action}`} asked={asked} states={states} />}
    </Dialog>
  );
}

function Question({ asked, states }: { readonly asked: AskedChange; readonly states: StateChange }) {
  const { action } = asked;
  const isNeeded = projectTransitions[action].needsReason === true;
  const form = useForm<string, null>({
    read: (data) => textOf(data, 'reason'),
    check: (reason) => foundIssues({ reason: (isNeeded || reason !== '') && reason.length < shortest && labels.short }),
    send: async (reason) => {
      const refusal = await states.carryOut(asked, reason === '' ? null : reason);
      return refusal === undefined ? sent(null) : refused(refusal);
    },
    failed: texts.projects.failed,
  });
  return (
    <ScriptForm {...form.props} className={css.question}>
      <p>{action === 'archive' ? labels.archive : action === 'pause' ? labels.pause : labels.other}</p>
      <TextareaField
        {...form.field('reason')}
        label={labels.reason}
        help={labels.reasonHelp}
        mark={isNeeded ? undefined : 'optional'}
        maxLength={300}
        rows={3}
      />
      <FailureNotice of={form.failure} />
      <div className={css.choices}>
        <Button type="submit" look={action === 'archive' ? 'danger' : 'primary'} isLoading={form.isSending}>
          {projectActionLabels[action]}
        </Button>
        <Button look="secondary" onClick={states.close}>
          {labels.keep}
        </Button>
      </div>
    </ScriptForm>
  );
}
