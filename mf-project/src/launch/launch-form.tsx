import { leadPath } from '@umbral/domain/api/lead-path.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { KeptFormNotice } from '@umbral/kit/form/queue/kept-form-notice.tsx';
import { useKeptForm } from '@umbral/kit/form/queue/use-kept-form.ts';
import { LeadFields } from '@umbral/kit/lead/lead-fields.tsx';
import { leadTexts } from '@umbral/kit/lead/lead-texts.ts';
import { sendKept } from '../kept-forms/send-kept.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';
import css from './launch-form.module.css';
import { launchFormId } from './launch-form-part.ts';
import { leadPlanOf } from './lead-plan-of.ts';
import { loadSending, useLaunchForm } from './use-launch-form.ts';

const { form: texts } = launchTexts;

/** Who wants to know more of the launch: a real form, which the browser itself posts where there is no script [B070]. */
export function LaunchForm({ launch }: { readonly launch: LaunchData }) {
  const { href, title, builder, homes, contact } = launch;
  const plan = leadPlanOf(launch);
  const { formId, thanksHref } = plan;
  const draft = useFormDraft(formId);
  const form = useLaunchForm({ formId, title, thanksHref, draft });
  const discard = useKeptForm(formId, form);
  const { state, isBusy } = form;
  usePrefill(form.props.ref, `${state.status}${draft.values !== undefined}`);
  return (
    <>
      <PostedForm
        path={leadPath}
        {...form.props}
        onFocus={() => void loadSending().catch(() => undefined)}
        className={css.form}
        aria-labelledby={`${launchFormId}-title`}
      >
        <h2 id={`${launchFormId}-title`} className={css.title}>
          {texts.title}
        </h2>
        <p className={css.lead}>{texts.lead(builder.name)}</p>
        {state.status === 'kept' ? (
          <KeptFormNotice of={state} sendKept={sendKept} onDiscard={discard} />
        ) : (
          <>
            <LeadFields key={draft.values ? 'draft' : 'new'} {...{ plan, form }} />
            <FailureNotice of={form.failure} />
            <Button type="submit" wide size="l" isLoading={isBusy}>
              {isBusy ? leadTexts.sending : texts.send}
            </Button>
          </>
        )}
      </PostedForm>
      <p className={css.or}>{texts.or}</p>
      <PhoneLinks plantId={homes[0]?.id} title={title} href={href} contact={contact} />
    </>
  );
}
