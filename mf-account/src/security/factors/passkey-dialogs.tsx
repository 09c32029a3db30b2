import type { OwnPasskey } from '@umbral/domain/api/passkeys.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { factorTexts } from '../../texts/factor-texts.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import { NameDialog } from '../../ui/name-dialog.tsx';
import { type Proven, useFactorChange } from './use-factor-change.ts';

const texts = factorTexts.passkeys;
const load = () => import('./factor-calls.ts');
/** As long as the server takes. */
const longestName = 60;

/** What is asked about a passkey. */
export interface PasskeyQuestion {
  readonly what: 'rename' | 'remove';
  readonly passkey: OwnPasskey;
}

interface PasskeyDialogsProps {
  readonly question: PasskeyQuestion | undefined;
  readonly proven: Proven;
  readonly onClose: () => void;
  readonly onGone: () => void;
}

/** Asks for another name of a passkey, and before one is deleted. */
export function PasskeyDialogs({ question, proven, onClose, onGone }: PasskeyDialogsProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const { isBusy, change } = useFactorChange(proven);
  const { what, passkey } = question ?? {};
  const remove = () => {
    if (!passkey) return;
    onClose();
    void change(
      async () => (await load()).removePasskey(call, passkey.id),
      ({ ok, message }) => {
        toast({ tone: ok === 1 ? 'success' : 'warning', text: message });
        void revalidate();
        if (ok === 1) onGone();
      },
    );
  };
  return (
    <>
      <NameDialog
        isOpen={what === 'rename'}
        onClose={onClose}
        title={texts.renameTitle}
        label={texts.name}
        value={passkey?.name ?? ''}
        maxLength={longestName}
        save={texts.save}
        failed={factorTexts.failed}
        onSave={async (name) => (await load()).namePasskey(call, passkey?.id ?? '', name)}
        onSaved={(message) => {
          onClose();
          toast({ tone: 'success', text: message });
          void revalidate();
        }}
      />
      <AskDialog
        isOpen={what === 'remove'}
        onClose={onClose}
        title={texts.removeTitle}
        act={texts.remove}
        keep={texts.keep}
        isBusy={isBusy}
        onAct={remove}
      >
        {texts.removeText(passkey?.name ?? '')}
      </AskDialog>
    </>
  );
}
