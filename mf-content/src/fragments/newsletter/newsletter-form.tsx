import { useEffect, useId, useRef } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { Notice } from 'shared-contracts/ui/notice.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { fillEmpty } from '../../model/fill-empty.ts';
import { newsletterTexts as texts } from '../../texts/newsletter-texts.ts';
import { ConsentField } from '../../ui/consent-field.tsx';
import { useSendingForm } from '../../ui/use-sending-form.ts';
import { CityChoices } from './city-choices.tsx';
import css from './newsletter.module.css';
import type { NewsletterChoices } from './newsletter-data.ts';
import { newsletterIssues } from './newsletter-values.ts';
import { PriceChoices } from './price-choices.tsx';

/** The form of the newsletter; what is known of the signed-in person is filled in. */
export function NewsletterForm({ choices }: { readonly choices: NewsletterChoices }) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { call, bus } = useRemote();
  const session = useSession();
  const { status, issues, submit, restart } = useSendingForm({
    check: newsletterIssues,
    send: async (data) => (await import('./newsletter-call.ts')).subscribe(call, data),
    onAccepted: () => bus.publish('content/newsletter-joined', {}),
    failedText: texts.failed,
    invalidText: texts.invalid,
    tone: 'warning',
  });
  useEffect(() => {
    if (form.current && session && status === 'idle') {
      fillEmpty(form.current, { name: `${session.name} ${session.lastName}`.trim(), email: session.email });
    }
  }, [session, status]);

  if (status === 'sent') {
    return (
      <div className={css.sent}>
        <Notice tone="success" role="status">
          {texts.sent}
        </Notice>
        <Button look="ghost" onClick={restart}>
          {texts.another}
        </Button>
      </div>
    );
  }
  return (
    // Without script it must never put personal data into an address, hence post.
    <ScriptForm ref={form} onSubmit={submit} className={css.form} aria-label={texts.title}>
      <fieldset disabled={status === 'sending'} className={css.fields}>
        <div className={css.pair}>
          <TextField
            id={`${id}-email`}
            name="email"
            type="email"
            label={texts.email}
            autoComplete="email"
            error={issues.email}
          />
          <TextField id={`${id}-name`} name="name" label={texts.name} autoComplete="name" error={issues.name} />
        </div>
        <PriceChoices prices={choices.prices} error={issues.prices} />
        <CityChoices cities={choices.cities} error={issues.cities} />
        <ConsentField id={`${id}-consent`} error={issues.consent} />
      </fieldset>
      <Button type="submit" size="l" isLoading={status === 'sending'} className={css.send}>
        {status === 'sending' ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}
