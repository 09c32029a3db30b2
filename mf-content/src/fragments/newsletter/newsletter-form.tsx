import { Button } from '@umbral/kit/actions/button.tsx';
import { FormReply } from '@umbral/kit/form/form-reply.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import { sharedTexts } from '../../texts/shared-texts.ts';
import type { topics } from '../../topics.ts';
import { refusalToast } from '../../ui/refusal-toast.ts';
import { CityChoices } from './city-choices.tsx';
import css from './newsletter.module.css';
import type { NewsletterChoices } from './newsletter-data.ts';
import { type NewsletterValues, newsletterIssues, readNewsletter } from './newsletter-values.ts';
import { PriceChoices } from './price-choices.tsx';

/** The form of the newsletter; what is known of the signed-in person is filled in. */
export function NewsletterForm({ choices }: { readonly choices: NewsletterChoices }) {
  const context = useRemote();
  const { toast } = context;
  const bus = useTopics<typeof topics>();
  const { state, props, field, box, isSending, restart } = useForm<NewsletterValues, string>({
    read: readNewsletter,
    check: newsletterIssues,
    send: async (values) => (await import('./newsletter-call.ts')).subscribe(context, values),
    failed: texts.failed,
    onSent: (words = texts.sent) => {
      toast({ tone: 'success', text: words });
      bus.publish('content/newsletter-joined', {});
    },
    onRefused: (refusal) => toast(refusalToast(refusal, 'warning', texts.invalid)),
  });
  usePrefill(props.ref, state.status);

  if (state.status === 'sent') {
    return (
      <FormReply className={css.sent}>
        <Notice tone="success" role="status">
          {texts.sent}
        </Notice>
        <Button look="ghost" onClick={restart}>
          {texts.another}
        </Button>
      </FormReply>
    );
  }
  return (
    <ScriptForm {...props} className={css.form} aria-label={texts.title}>
      <fieldset disabled={isSending} className={css.fields}>
        <div className={css.pair}>
          <EmailField {...field('email')} />
          <NameField {...field('name')} label={texts.name} />
        </div>
        <PriceChoices prices={choices.prices} of={box('ids_interest_price')} />
        <CityChoices cities={choices.cities} of={box('ids_interest_city')} />
        <ConsentField {...box('agree_terms')} sentence={sharedTexts.consent} policy={sharedTexts.policy} />
      </fieldset>
      <Button type="submit" size="l" isLoading={isSending} className={css.send}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}
