import { watchUnit } from '@umbral/domain/api/unit-watches.ts';
import { isEmail, validationMessages as messages, requiredIssue } from '@umbral/domain/fields/validation.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { foundIssues, noIssues } from '@umbral/kit/form/issues.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import { ConsentField } from '@umbral/kit/form/person/consent-field.tsx';
import { EmailField } from '@umbral/kit/form/person/person-fields.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { useForm } from '@umbral/kit/form/use-form.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import type { HomeOffer } from '../model/availability-data.ts';
import { availabilityTexts as texts } from '../texts/availability-texts.ts';
import css from './availability.module.css';

interface WatchDialogProps {
  /** The taken home; the dialog is open while there is one. */
  readonly home: Pick<HomeOffer, 'id' | 'name'> | undefined;
  readonly onClose: () => void;
}

/** "Avísame si se libera": one letter, to the account or to an address that confirms it. */
export function WatchDialog({ home, onClose }: WatchDialogProps) {
  return (
    <Dialog isOpen={home !== undefined} onClose={onClose} size="s" title={home ? texts.dialogTitle(home.name) : ''}>
      {home && <WatchForm key={home.id} unitId={home.id} onDone={onClose} />}
    </Dialog>
  );
}

interface WatchValues {
  readonly email: string;
  readonly agrees: boolean;
}

function WatchForm({ unitId, onDone }: { readonly unitId: number; readonly onDone: () => void }) {
  const { call, toast } = useRemote();
  const session = useSession();
  const form = useForm<WatchValues, string>({
    read: (data) => ({ email: textOf(data, 'email'), agrees: data.has('agree_terms') }),
    check: ({ email, agrees }) =>
      session
        ? noIssues
        : foundIssues({
            email: requiredIssue(email, isEmail, messages.email),
            agree_terms: !agrees && messages.terms,
          }),
    send: async ({ email }) => {
      const body = session ? {} : ({ email, agree_terms: 'S' } as const);
      const { ok, message } = await call(watchUnit, { params: { id: unitId }, body });
      return ok === 1 ? sent(message) : refused(message);
    },
    failed: texts.failed,
    onSent: (message) => {
      if (message !== undefined) toast({ tone: 'success', text: message });
      onDone();
    },
  });
  return (
    <ScriptForm {...form.props} className={css.form}>
      <p>{texts.dialogLead}</p>
      {session ? (
        <p>{texts.toAccount(session.email)}</p>
      ) : (
        <>
          <EmailField {...form.field('email')} />
          <ConsentField {...form.box('agree_terms')} sentence={texts.consent} policy={texts.consentLink} />
        </>
      )}
      <FailureNotice of={form.failure} />
      <Button type="submit" wide isLoading={form.isSending} disabled={session === undefined}>
        {form.isSending ? texts.sending : texts.send}
      </Button>
    </ScriptForm>
  );
}
