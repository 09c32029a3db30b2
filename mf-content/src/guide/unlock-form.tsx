import { useId } from 'react';
import { useRemote } from 'shared-contracts/remote/remote-context.ts';
import { useSession } from 'shared-contracts/remote/use-session.ts';
import { Button } from 'shared-contracts/ui/button.tsx';
import { ScriptForm } from 'shared-contracts/ui/script-form.tsx';
import { SelectField } from 'shared-contracts/ui/select-field.tsx';
import { TextField } from 'shared-contracts/ui/text-field.tsx';
import { downloadTexts as texts } from '../texts/guide-texts.ts';
import { ConsentField } from '../ui/consent-field.tsx';
import { useSendingForm } from '../ui/use-sending-form.ts';
import type { Download, GuideData } from './guide-data.ts';
import css from './unlock-form.module.css';
import { unlockIssues } from './unlock-values.ts';
import { useCountryNames } from './use-country-names.ts';

interface UnlockFormProps {
  /** Slug of the guide. */
  readonly guide: string;
  readonly audience: GuideData['audience'];
  readonly onUnlocked: (downloads: readonly Download[]) => void;
}

/** The data that open a guide's downloads; what is known of the signed-in person is filled in [B069]. */
export function UnlockForm({ guide, audience, onUnlocked }: UnlockFormProps) {
  const id = useId();
  const { call } = useRemote();
  const session = useSession();
  const countries = useCountryNames();
  const { status, issues, submit } = useSendingForm({
    check: unlockIssues,
    send: async (data) => {
      const { unlockGuide } = await import('./unlock-call.ts');
      const answer = await unlockGuide(call, guide, data);
      if (answer.kind === 'accepted') onUnlocked(answer.downloads ?? []);
      return answer;
    },
    failedText: texts.failed,
    tone: 'error',
  });
  const known = session ?? undefined;
  return (
    <ScriptForm className={css.form} onSubmit={submit} aria-label={texts.formTitle}>
      <p className={css.lead}>{texts.formLead}</p>
      <fieldset className={css.fields} disabled={status === 'sending'}>
        <TextField
          name="name"
          label={texts.name}
          autoComplete="name"
          defaultValue={known && `${known.name} ${known.lastName}`}
          error={issues.name}
        />
        <TextField
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          defaultValue={known?.email}
          error={issues.email}
        />
        <TextField
          name="phone"
          type="tel"
          label={texts.phone}
          help={texts.phoneHelp}
          autoComplete="tel"
          defaultValue={known?.phone}
          error={issues.phone}
        />
        <div className={css.pair}>
          <SelectField
            name="country"
            label={texts.country}
            autoComplete="country-name"
            placeholder={texts.countryPlaceholder}
            options={countries.map((name) => ({ value: name, label: name }))}
            defaultValue={audience === 'colombia' ? texts.countries[0] : ''}
            error={issues.country}
          />
          <TextField name="city" label={texts.city} autoComplete="address-level2" error={issues.city} />
        </div>
        <ConsentField id={`${id}-consent`} error={issues.consent} />
      </fieldset>
      <Button type="submit" wide isLoading={status === 'sending'}>
        {status === 'sending' ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}
