import { useRef } from 'react';
import { leadPath } from 'shared-contracts/api/lead-path.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { routes } from 'shared-contracts/routes/table.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { usePrefill } from '../contact/use-prefill.ts';
import { KeptFormNotice } from '../kept-forms/kept-form-notice.tsx';
import { useFormDraft } from '../kept-forms/use-form-draft.ts';
import { PhoneLinks } from '../project/phone-links.tsx';
import { launchTexts } from '../texts/launch-texts.ts';
import { useIsAlive } from '../ui/use-is-alive.ts';
import type { LaunchData } from './launch-data.ts';
import { LaunchFields } from './launch-fields.tsx';
import css from './launch-form.module.css';
import { launchFormId } from './launch-form-part.ts';
import { loadLeadCall, useLaunchForm } from './use-launch-form.ts';

const { form: texts } = launchTexts;

/** Who wants to know more of the launch: a real form, which the browser itself posts where there is no script [B070]. */
export function LaunchForm({ launch }: { readonly launch: LaunchData }) {
  const { id, href, title, strip, place, builder, homes, contact } = launch;
  const form = useRef<HTMLFormElement>(null);
  const isAlive = useIsAlive();
  const thanksHref = thanksHrefOf(href);
  const leadForm = `lanzamiento-${id}`;
  const { draft, keep, reread } = useFormDraft(leadForm, form);
  const state = useLaunchForm({ form, formId: leadForm, title, thanksHref, reread });
  const { issues, failure, isSending, kept } = state;
  usePrefill(form, useSession(), `${draft ? 'draft' : ''}${kept?.key ?? ''}`);
  return (
    <>
      <form
        ref={form}
        method="post"
        action={`/api${leadPath}`}
        // Until the form is alive the browser checks it.
        noValidate={isAlive}
        onSubmit={state.submit}
        onInput={(event) => {
          state.forgive(event);
          keep();
        }}
        onFocus={() => void loadLeadCall().catch(() => undefined)}
        className={css.form}
        tabIndex={-1}
        aria-labelledby={`${launchFormId}-title`}
      >
        <h2 id={`${launchFormId}-title`} className={css.title}>
          {texts.title}
        </h2>
        <p className={css.lead}>{texts.lead(builder.name)}</p>
        {kept ? (
          <KeptFormNotice ref={state.notice} kept={kept} onDiscard={state.discard} />
        ) : (
          <>
            <input type="hidden" name="form" value={leadForm} />
            <input type="hidden" name="redirect" value={thanksHref} />
            <input type="hidden" name="interest_city" value={place.city} />
            <input type="hidden" name="answers.proyecto" value={title} />
            <input type="hidden" name="answers.codigo" value={strip.code} />
            <input type="hidden" name="answers.constructora" value={builder.name} />
            <LaunchFields key={draft ? 'draft' : 'new'} {...{ launch, issues, draft }} />
            {failure !== undefined && (
              <Notice tone="error" role="alert">
                {failure}
              </Notice>
            )}
            <Button type="submit" wide size="l" isLoading={isSending}>
              {isSending ? texts.sending : texts.send}
            </Button>
          </>
        )}
      </form>
      <p className={css.or}>{texts.or}</p>
      <PhoneLinks plantId={homes[0]?.id} title={title} href={href} contact={contact} />
    </>
  );
}

/** The thanks, which lead back to the launch that the address names. */
function thanksHrefOf(launchHref: string): string {
  return `${routes.launchThanks.href()}?lanzamiento=${launchHref.split('/').at(-1) ?? ''}`;
}
