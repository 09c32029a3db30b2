import { Button } from '@umbral/kit/actions/button.tsx';
import { RadioGroup } from '@umbral/kit/fields/choice-group.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { alertTexts } from '../texts/alert-texts.ts';
import css from './alert.module.css';
import { frequencies } from './alert-values.ts';
import { useAlertForm } from './use-alert-form.ts';
import type { WatchedSearch } from './watched-search.ts';

interface AlertFormProps {
  readonly search: WatchedSearch;
  /** Name of the alert unless another one is typed. */
  readonly title: string;
  readonly onDone: () => void;
}

/** How often and for whom; visitors without a session give their address and their consent [B102]. */
export function AlertForm({ search, title, onDone }: AlertFormProps) {
  const session = useSession();
  const form = useAlertForm({ search, title, isMember: Boolean(session), onDone });
  const { props, field, box, isBusy } = form;
  return (
    <ScriptForm {...props} className={css.form}>
      <RadioGroup
        {...box('frequency')}
        legend={alertTexts.frequency}
        look="tiles"
        defaultValue="weekly"
        choices={frequencies.map((value) => ({ value, label: alertTexts.frequencies[value] }))}
      />
      {session ? (
        <p>{alertTexts.known(session.email)}</p>
      ) : (
        <>
          <EmailField {...field('email')} />
          <ConsentField {...box('agree_terms')} sentence={alertTexts.consent} policy={alertTexts.consentLink} />
        </>
      )}
      <TextField
        {...field('name')}
        label={alertTexts.name}
        help={alertTexts.nameHelp}
        mark="optional"
        placeholder={title}
        maxLength={80}
      />
      <Button type="submit" wide isLoading={isBusy} disabled={session === undefined}>
        {isBusy ? alertTexts.saving : alertTexts.save}
      </Button>
      <p className={css.quiet}>{alertTexts.quiet}</p>
    </ScriptForm>
  );
}
