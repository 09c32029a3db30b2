import type { Factors } from '@umbral/domain/api/second-factor.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { useRef, useState } from 'react';
import { useProof } from '../../sign/proof/use-proof.tsx';
import { factorTexts } from '../../texts/factor-texts.ts';
import css from '../security.module.css';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RecoveryPart } from './recovery-part.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { StopDialog } from './stop-dialog.tsx';
import { useSecret } from './use-secret.ts';

const texts = factorTexts.step;

interface StepPartProps {
  readonly factors: Factors;
  readonly hasPassword: boolean;
}

/** The code of an application after the password: switched on and off, with its recovery codes [C262–C265]. */
export function StepPart({ factors, hasPassword }: StepPartProps) {
  const part = useRef<HTMLElement>(null);
  const { proven, question } = useProof();
  const { secret, isBusy, make, forget } = useSecret(proven);
  const [isStopping, setStopping] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>([]);
  const { totp_since: since, is_required: isRequired, passkeys } = factors;
  const isOn = since !== null;
  return (
    <section ref={part} tabIndex={-1} aria-labelledby="security-step" className={css.part}>
      <SectionHeading
        id="security-step"
        lead={texts.lead}
        action={
          <Button look="secondary" size="s" isLoading={isBusy} onClick={isOn ? () => setStopping(true) : make}>
            {isOn ? texts.stop : texts.start}
          </Button>
        }
      >
        {texts.title}
      </SectionHeading>
      <p className={css.quiet}>{isOn ? texts.on(since) : texts.off}</p>
      {(isOn || (isRequired && passkeys.length > 0)) && (
        <RecoveryPart left={factors.recovery_codes_left} proven={proven} onCodes={setCodes} />
      )}
      <SetUpDialog
        secret={secret}
        onClose={forget}
        onDone={(recoveryCodes) => {
          forget();
          setCodes(recoveryCodes);
        }}
      />
      <StopDialog
        isOpen={isStopping}
        hasPassword={hasPassword}
        onClose={() => setStopping(false)}
        onStopped={() => part.current?.focus()}
      />
      <RecoveryCodes codes={codes} onClose={() => setCodes([])} />
      {question}
    </section>
  );
}
