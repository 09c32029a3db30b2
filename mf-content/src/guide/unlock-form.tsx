import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField, NameField } from '@umbral/kit/form/person/person-fields.tsx';
import { usePrefill } from '@umbral/kit/form/person/use-prefill.ts';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { downloadTexts as texts } from '../texts/guide-texts.ts';
import { sharedTexts } from '../texts/shared-texts.ts';
import { refusalToast } from '../ui/refusal-toast.ts';
import type { Download, GuideData } from './guide-data.ts';
import css from './unlock-form.module.css';
import { readUnlock, type UnlockValues, unlockIssues } from './unlock-values.ts';
import { useCountryNames } from './use-country-names.ts';

interface UnlockFormProps {
  /** Slug of the guide. */
  readonly guide: string;
  readonly audience: GuideData['audience'];
  readonly onUnlocked: (downloads: readonly Download[]) => void;
}

/** The data that open a guide's downloads; what is known of the signed-in person is filled in [B069]. */
export function UnlockForm({ guide, audience, onUnlocked }: UnlockFormProps) {
  const context = useRemote();
  const countries = useCountryNames();
  const { props, field, box, isSending } = useForm<UnlockValues, readonly Download[]>({
    read: readUnlock,
    check: unlockIssues,
    send: async (values) => (await import('./unlock-call.ts')).unlockGuide(context, guide, values),
    failed: texts.failed,
    onSent: (downloads = []) => {
      context.toast({ tone: 'success', text: texts.sent });
      onUnlocked(downloads);
    },
    onRefused: (refusal) => context.toast(refusalToast(refusal, 'error')),
  });
  usePrefill(props.ref);
  return (
    <ScriptForm {...props} className={css.form} aria-label={texts.formTitle}>
      <p className={css.lead}>{texts.formLead}</p>
      <fieldset className={css.fields} disabled={isSending}>
        <NameField {...field('name')} />
        <EmailField {...field('email')} />
        <TextField {...field('phone')} type="tel" label={texts.phone} help={texts.phoneHelp} autoComplete="tel" />
        <div className={css.pair}>
          <SelectField
            {...field('home_country')}
            label={texts.country}
            autoComplete="country-name"
            placeholder={texts.countryPlaceholder}
            options={countries.map((name) => ({ value: name, label: name }))}
            defaultValue={audience === 'colombia' ? texts.countries[0] : ''}
          />
          <TextField {...field('home_city')} label={texts.city} autoComplete="address-level2" />
        </div>
        <ConsentField {...box('agree_terms')} sentence={sharedTexts.consent} policy={sharedTexts.policy} />
      </fieldset>
      <Button type="submit" wide isLoading={isSending}>
        {isSending ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}
