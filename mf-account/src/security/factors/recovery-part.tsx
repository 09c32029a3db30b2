import { Button } from '@umbral/kit/actions/button.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useRevalidator } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { factorTexts } from '../../texts/factor-texts.ts';
import { AskDialog } from '../../ui/ask-dialog.tsx';
import css from '../security.module.css';
import { type Proven, useFactorChange } from './use-factor-change.ts';

const texts = factorTexts.recovery;

interface RecoveryPartProps {
  readonly left: number;
  readonly proven: Proven;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryPart({ left, proven, onCodes }: RecoveryPartProps) {
  const { call, toast } = useRemote();
  const { revalidate } = useRevalidator();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, change } = useFactorChange(proven);
  const renew = () => {
    setAsking(false);
    return change(
      async () => (await import('./factor-calls.ts')).newRecoveryCodes(call),
      (codes) => {
        if (typeof codes === 'string') toast({ tone: 'warning', text: codes });
        else onCodes(codes);
        void revalidate();
      },
    );
  };
  return (
    <div className={css.row}>
      <p className={css.rowText}>{left === 0 ? texts.none : texts.left(left)}</p>
      <Button look="ghost" size="s" isLoading={isBusy} onClick={left === 0 ? renew : () => setAsking(true)}>
        {texts.renew}
      </Button>
      <AskDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={texts.renewTitle}
        act={texts.renew}
        keep={texts.keep}
        isBusy={false}
        onAct={renew}
      >
        {texts.renewText}
      </AskDialog>
    </div>
  );
}
