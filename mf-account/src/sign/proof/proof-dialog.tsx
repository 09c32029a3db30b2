import type { ProofWay } from '@umbral/domain/api/second-factor.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { refused } from '@umbral/kit/form/outcome.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useSession } from '@umbral/kit/remote/use-session.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import { useEffect, useState } from 'react';
import { proofTexts as texts } from '../../texts/proof-texts.ts';
import { useSignedIn } from '../use-signed-in.ts';
import css from './proof.module.css';
import { ProofForm } from './proof-form.tsx';

interface ProofDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onProven: () => void;
}

const load = () => import('./proof-calls.ts');

/** Asks who is there, by what the person has: a passkey, a code, or the password. */
export function ProofDialog({ isOpen, onClose, onProven }: ProofDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} size="s" title={texts.title}>
      {isOpen && <ProofWays onProven={onProven} />}
    </Dialog>
  );
}

interface Proving {
  readonly onProven: (session: Session | undefined) => void;
}

function ProofWays(dialog: Pick<ProofDialogProps, 'onProven'>) {
  const { call } = useRemote();
  const roles = useSession()?.roles.join();
  const tellSignedIn = useSignedIn(() => undefined);
  const onProven: Proving['onProven'] = (session) => {
    // A second factor wakes the roles of staff: the menus must know.
    if (session && session.roles.join() !== roles) tellSignedIn(session);
    dialog.onProven();
  };
  const [ways, setWays] = useState<readonly ProofWay[]>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    load()
      .then(({ readProofWays }) => readProofWays(call))
      .then(setWays, () => setFailed(true));
  }, [call]);
  if (hasFailed) return <Notice tone="warning">{texts.failed}</Notice>;
  if (!ways) return <p role="status">{texts.confirming}</p>;
  const typed = ways.find((way) => way !== 'passkey');
  return (
    <div className={css.form}>
      {ways.includes('passkey') && <PasskeyProof onProven={onProven} />}
      {typed && <ProofForm by={typed} onProven={onProven} />}
      {ways.length === 0 && <Notice tone="warning">{texts.none}</Notice>}
    </div>
  );
}

function PasskeyProof({ onProven }: Proving) {
  const { call } = useRemote();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const prove = async () => {
    setBusy(true);
    const outcome = await load()
      .then(({ proveByPasskey }) => proveByPasskey(call))
      .catch(() => refused(texts.failed));
    setBusy(false);
    if (outcome.kind === 'sent') onProven(outcome.result);
    else setReason(outcome.kind === 'refused' ? outcome.refusal.message : texts.failed);
  };
  return (
    <>
      <p>{texts.byPasskey}</p>
      <Button wide isLoading={isBusy} onClick={prove}>
        {texts.usePasskey}
      </Button>
      {reason && (
        <Notice tone="warning" role="status">
          {reason}
        </Notice>
      )}
    </>
  );
}
