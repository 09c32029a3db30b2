import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type MouseEvent, useRef, useState } from 'react';
import { recoveryTexts } from '../texts/recovery-texts.ts';
import { SignSheet } from '../ui/sign-sheet.tsx';
import { useFocusOnChange } from '../ui/use-focus-on-change.ts';
import { RecoveryForm } from './recovery-form.tsx';
import css from './sign-form.module.css';
import { usePageWays } from './sign-ways.ts';

interface RecoveryAskProps {
  readonly email?: string;
  readonly wayBack?: string | null;
  /** A browser without script has sent the form. */
  readonly isSent?: boolean;
  /** Why the person is here again. */
  readonly reason?: string | undefined;
}

/** The page that asks where to send a link, and says what to do once it was sent [R046, R094]. */
export function RecoveryAsk({ email, wayBack = null, isSent: wasSent = false, reason }: RecoveryAskProps) {
  const [isSent, setSent] = useState(wasSent);
  const ways = usePageWays(wayBack);
  const content = useRef<HTMLDivElement>(null);
  useFocusOnChange(isSent, () => content.current?.querySelector<HTMLElement>('h1'));
  const askAgain = (event: MouseEvent) => {
    event.preventDefault();
    setSent(false);
  };
  return (
    <div ref={content}>
      {isSent ? (
        <SignSheet title={recoveryTexts.sentTitle} intro={recoveryTexts.sentIntro}>
          <ul className={css.steps}>
            {recoveryTexts.sentSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
          <div className={css.actions}>
            <ButtonLink wide href={ways.href('login')}>
              {recoveryTexts.backToLogin}
            </ButtonLink>
            <ButtonLink wide look="ghost" href={ways.href('recovery')} onClick={askAgain}>
              {recoveryTexts.again}
            </ButtonLink>
          </div>
        </SignSheet>
      ) : (
        <SignSheet
          title={recoveryTexts.title}
          intro={recoveryTexts.intro}
          notice={
            reason && (
              <Notice tone="warning" role="alert">
                {reason}
              </Notice>
            )
          }
        >
          <RecoveryForm email={email} ways={ways} onSent={() => setSent(true)} />
        </SignSheet>
      )}
    </div>
  );
}
