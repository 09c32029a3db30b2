import type { ProofWay } from '@umbral/domain/api/second-factor.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useEffect, useState } from 'react';
import { proofTexts as texts } from '../../texts/proof-texts.ts';
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

function ProofWays({ onProven }: Pick<ProofDialogProps, 'onProven'>) {
  const { call } = useRemote();
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

function PasskeyProof({ onProven }: Pick<ProofDialogProps, 'onProven'>) {
  const { call } = useRemote();
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState<string>();
  const prove = async () => {
    setBusy(true);
    const refusal = await load()
      .then(({ proveByPasskey }) => proveByPasskey(call))
      .catch(() => texts.failed);
    setBusy(false);
    setReason(refusal);
    if (refusal === undefined) onProven();
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
