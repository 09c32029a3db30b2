import { leadPath } from '@umbral/domain/api/lead-path.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { KeptFormNotice } from '@umbral/kit/form/queue/kept-form-notice.tsx';
import { useKeptForm } from '@umbral/kit/form/queue/use-kept-form.ts';
import { sendKept } from '../kept-forms/send-kept.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { launchTexts } from '../texts/launch-texts.ts';
import type { LaunchData } from './launch-data.ts';
import { LaunchFields } from './launch-fields.tsx';
import css from './launch-form.module.css';
import { launchFormId } from './launch-form-part.ts';
import { loadSending, useLaunchForm } from './use-launch-form.ts';

const { form: texts } = launchTexts;

/** Who wants to know more of the launch: a real form, which the browser itself posts where there is no script [B070]. */
export function LaunchForm({ launch }: { readonly launch: LaunchData }) {
  const { id, href, title, strip, place, builder, homes, contact } = launch;
  const thanksHref = thanksHrefOf(href);
  const formId = `lanzamiento-${id}`;
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
            <input type="hidden" name="form" value={formId} />
            <input type="hidden" name="redirect" value={thanksHref} />
            <input type="hidden" name="interest_city" value={place.city} />
            <input type="hidden" name="answers.proyecto" value={title} />
            <input type="hidden" name="answers.codigo" value={strip.code} />
            <input type="hidden" name="answers.constructora" value={builder.name} />
            <LaunchFields key={draft.values ? 'draft' : 'new'} {...{ launch, form }} />
            <FailureNotice of={form.failure} />
            <Button type="submit" wide size="l" isLoading={isBusy}>
              {isBusy ? texts.sending : texts.send}
            </Button>
          </>
        )}
      </PostedForm>
      <p className={css.or}>{texts.or}</p>
      <PhoneLinks plantId={homes[0]?.id} title={title} href={href} contact={contact} />
    </>
  );
}

/** The thanks, which lead back to the launch that the address names. */
function thanksHrefOf(launchHref: string): string {
  return `${routes.launchThanks.href()}?lanzamiento=${launchHref.split('/').at(-1) ?? ''}`;
}
