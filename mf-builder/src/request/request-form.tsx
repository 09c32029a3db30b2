import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { useFormDraft } from '@umbral/kit/form/draft/use-form-draft.ts';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import type { ActedFor } from '../visit/acting-for.ts';
import css from './request.module.css';
import { ContactPart, ProjectPart } from './request-parts.tsx';
import type { RequestData } from './request-queries.ts';
import { requestTexts as texts } from './request-texts.ts';
import { type RequestValues, readRequest, requestIssues } from './request-values.ts';

const path = '/proyectos/solicitar';

interface RequestFormProps {
  readonly builders: readonly ActedFor[];
  readonly data: RequestData;
}

/** The form, and what stands in its place once it was sent; without script the browser posts it. */
export function RequestForm({ builders, data }: RequestFormProps) {
  const { call } = useRemote();
  const draft = useFormDraft('project-request');
  const form = useForm<RequestValues, string>({
    read: readRequest,
    check: requestIssues,
    send: async (values) => (await import('./request-calls.ts')).sendRequest(call, values),
    failed: texts.failed,
    draft,
  });
  if (form.state.status === 'sent') return <Sent message={form.state.result ?? texts.sent} onRestart={form.restart} />;
  return (
    <PostedForm path={path} {...form.props} className={css.form} aria-label={texts.title}>
      <fieldset key={draft.values ? 'draft' : 'new'} className={css.fields} disabled={form.isSending}>
        <ProjectPart form={form} builders={builders} cities={data.cities} />
        <ContactPart form={form} data={data} />
        <ConsentField {...form.box('agree_terms')} sentence={texts.consent} policy={texts.policy} required />
      </fieldset>
      <FailureNotice of={form.failure} />
      <div>
        <Button type="submit" isLoading={form.isSending}>
          {form.isSending ? texts.sending : texts.send}
        </Button>
      </div>
    </PostedForm>
  );
}

function Sent({ message, onRestart }: { readonly message: string; readonly onRestart: () => void }) {
  return (
    <FormReply className={css.sent} role="status">
      <p className={css.sentTitle}>{message}</p>
      <p>{texts.sentHint}</p>
      <div className={css.ways}>
        <ButtonLink href={routes.builderProjects.href()}>{texts.toProjects}</ButtonLink>
        <Button look="secondary" onClick={onRestart}>
          {texts.another}
        </Button>
      </div>
    </FormReply>
  );
}
