import { Button } from '@umbral/kit/actions/button.tsx';
import { captchaTexts } from '../texts/captcha-texts.ts';
import css from './captcha-field.module.css';
import type { CaptchaStep } from './captcha-state.ts';
import type { Captcha } from './use-captcha.ts';

const busy: readonly CaptchaStep[] = ['solving', 'replacing'];

/**
 * Our own captcha: one press, no puzzle, the device does a little work that robots at scale cannot afford. Or a
 * provider's widget, which is pressed itself.
 */
export function CaptchaField({ captcha }: { readonly captcha: Captcha }) {
  const { state, start, onNews } = captcha;
  const { step, widget } = state;
  const sentence = (
    <p role="status" className={step === 'solved' ? css.solved : undefined}>
      {captchaTexts[step]}
    </p>
  );
  if (widget) {
    return (
      <widget.Widget challenge={widget.challenge} onNews={onNews}>
        {sentence}
      </widget.Widget>
    );
  }
  return (
    <div className={css.captcha}>
      {sentence}
      {step !== 'solved' && (
        <Button look="secondary" size="s" isLoading={busy.includes(step)} onClick={start}>
          {step === 'failed' ? captchaTexts.again : captchaTexts.start}
        </Button>
      )}
    </div>
  );
}
