import { leadPath } from '@umbral/domain/api/lead-path.ts';
import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { useFormDraft } from '../form/draft/use-form-draft.ts';
import { FailureNotice } from '../form/failure-notice.tsx';
import { FormReply } from '../form/form-reply.tsx';
import { usePrefill } from '../form/person/use-prefill.ts';
import { PostedForm } from '../form/posted-form.tsx';
import { Notice } from '../states/notice.tsx';
import { classNames } from '../styles/class-names.ts';
import { LeadFields } from './lead-fields.tsx';
import css from './lead-form.module.css';
import type { LeadPlan } from './lead-plan.ts';
import { leadTexts as texts } from './lead-texts.ts';
import { useLeadForm } from './use-lead-form.ts';

interface LeadFormProps {
  readonly plan: LeadPlan;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Text of the button. */
  readonly send: string;
  /** What stands in the form's place once it was sent; absent: the browser goes to the thanks. */
  readonly sent?: string;
  readonly className?: string;
}

/** The one form of a lead: checked, sent once, and posted by the browser itself where there is no script [B060, B070]. */
export function LeadForm({ plan, title, lead, send, sent, className }: LeadFormProps) {
  const { formId, thanksHref } = plan;
  const titleId = useId();
  const draft = useFormDraft(formId);
  const form = useLeadForm({ thanksHref, draft, ...(sent ? { onSent: () => undefined } : {}) });
  usePrefill(form.props.ref, String(draft.values !== undefined));
  if (sent && form.state.status === 'sent') {
    return (
      <FormReply className={classNames(css.form, className)}>
        <Notice tone="success" role="status">
          {sent}
        </Notice>
      </FormReply>
    );
  }
  return (
    <PostedForm path={leadPath} {...form.props} className={classNames(css.form, className)} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {lead && <p className={css.lead}>{lead}</p>}
      <LeadFields key={draft.values ? 'draft' : 'new'} {...{ plan, form }} />
      <FailureNotice of={form.failure} />
      <Button type="submit" wide size="l" isLoading={form.isBusy}>
        {form.isBusy ? texts.sending : send}
      </Button>
    </PostedForm>
  );
}
