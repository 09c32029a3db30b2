import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { captchaTexts } from '../texts/captcha-texts.ts';
import { openDialogToOthers } from './captcha-dialog.ts';
import { drawWidget } from './captcha-drawing.ts';
import type { CaptchaWidgetProps } from './captcha-state.ts';
import css from './captcha-widget.module.css';

/** A provider's widget in our frame; its script is loaded when this is drawn for the first time. */
export function CaptchaWidget({ challenge, onNews, children }: CaptchaWidgetProps) {
  const place = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNews);

  // In the layout phase: a dialog that closes gives the focus back to what must no longer be inert by then.
  useLayoutEffect(() => {
    const dialog = place.current?.closest('dialog');
    return dialog?.open ? openDialogToOthers(dialog) : undefined;
  }, []);

  useEffect(() => {
    const parent = place.current;
    return parent ? drawWidget(parent, challenge, (news) => tell(news)) : undefined;
  }, [challenge]);

  return (
    <fieldset className={css.frame}>
      <legend className="visually-hidden">{captchaTexts.widget}</legend>
      <div ref={place} className={css.place} />
      {children}
    </fieldset>
  );
}
