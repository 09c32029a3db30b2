import { contactConsentLead, policyName } from '@umbral/domain/contact/consent-texts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { TextareaField } from '@umbral/kit/fields/textarea-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { formTexts } from '@umbral/kit/form/form-texts.ts';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { PlainVisitFields } from '@umbral/kit/form/visit/plain-visit-fields.tsx';
import { VisitFields } from '@umbral/kit/form/visit/visit-fields.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { standTexts as texts } from '../texts/stand-texts.ts';
import { PersonFields, WhatsappField } from './person-fields.tsx';
import css from './person-form.module.css';
import { readStandForm, type StandValues, standIssues } from './stand-values.ts';
import { usePersonForm } from './use-person-form.ts';

interface StandFormProps {
  /** Slug of the fair. */
  readonly fair: string;
  readonly builder: { readonly id: number; readonly name: string };
  /** When the stand attends, in its own words. */
  readonly hours: string;
}

const loadSending = () => import(/* webpackChunkName: "stand-sending" */ './stand-sending.ts');

/** A message to a stand or an appointment with it; the browser posts it where there is no script [C087, B063]. */
export function StandForm({ fair, builder: { id, name }, hours }: StandFormProps) {
  const context = useRemote();
  const isAlive = useIsAlive();
  const { form, countries, fieldsKey, onFocus } = usePersonForm<StandValues, void>(`stand-${id}`, {
    read: readStandForm,
    check: standIssues,
    send: async (values) => (await loadSending()).sendToStand(context, { values, fair, builderId: id }),
    failed: formTexts.failed,
    onSent: () => context.toast({ tone: 'success', text: texts.sent }),
  });
  if (form.state.status === 'sent') return <Sent name={name} onRestart={form.restart} />;
  return (
    <PostedForm
      path="/contactos/constructora"
      {...form.props}
      className={css.form}
      onFocus={onFocus}
      aria-label={texts.form(name)}
    >
      <input type="hidden" name="id_builder" value={id} />
      <input type="hidden" name="fair_name" value={fair} />
      <fieldset key={fieldsKey} className={css.fields} disabled={form.isSending}>
        <PersonFields form={form} countries={countries} />
        {isAlive ? <VisitFields form={form} hours={hours} kind="video" /> : <PlainVisitFields />}
        <TextareaField {...form.field('message')} label={texts.message} rows={3} maxLength={2000} mark="optional" />
        <WhatsappField form={form} />
        <ConsentField {...form.box('agree_terms')} required sentence={contactConsentLead(name)} policy={policyName} />
      </fieldset>
      <FailureNotice of={form.failure} />
      <Button type="submit" wide isLoading={form.isSending}>
        {form.isSending ? texts.sending : texts.send}
      </Button>
    </PostedForm>
  );
}

function Sent({ name, onRestart }: { readonly name: string; readonly onRestart: () => void }) {
  return (
    <FormReply className={css.sent} role="status">
      <p>
        <strong>{texts.sent}</strong>
      </p>
      <p>{texts.sentLead(name)}</p>
      <Button look="secondary" size="s" onClick={onRestart}>
        {texts.another}
      </Button>
    </FormReply>
  );
}
