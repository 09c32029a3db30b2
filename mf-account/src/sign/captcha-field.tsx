import { Button } from 'shared-contracts/ui/button.tsx';
import { texts } from '../texts.ts';
import css from './sign-form.module.css';
import type { CaptchaState } from './use-captcha.ts';

const sentences: Record<CaptchaState, string> = {
  idle: texts.captcha.idle,
  solving: texts.captcha.solving,
  solved: texts.captcha.solved,
  expired: texts.captcha.expired,
  failed: texts.captcha.failed,
};

/** One press, no puzzle: the device does a little work that robots at scale cannot afford. */
export function CaptchaField({ state, onStart }: { readonly state: CaptchaState; readonly onStart: () => void }) {
  return (
    <div className={css.captcha}>
      <p role="status" className={state === 'solved' ? css.solved : undefined}>
        {sentences[state]}
      </p>
      {state !== 'solved' && (
        <Button look="secondary" size="s" isLoading={state === 'solving'} onClick={onStart}>
          {texts.captcha.start}
        </Button>
      )}
    </div>
  );
}
