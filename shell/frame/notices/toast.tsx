import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { type Tone, toneIcons } from '@umbral/kit/states/notice.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { uiTexts } from '@umbral/kit/texts/ui-texts.ts';
import { useState } from 'react';
import css from './toast.module.css';
import { useCountdown } from './use-countdown.ts';

export interface ToastModel {
  readonly id: number;
  readonly tone: Tone;
  readonly text: string;
  /** Default by tone [B087]. */
  readonly durationMs?: number;
  /** "Deshacer" */
  readonly action?: { readonly label: string; readonly run: () => void };
}

const durationsMs: Record<Tone, number> = { success: 3000, info: 2000, warning: 4000, error: 4000 };

interface ToastProps {
  readonly toast: ToastModel;
  readonly onEnd: () => void;
}

/** A short message; its time stands still while the mouse or the focus is on it. */
export function Toast({ toast, onEnd }: ToastProps) {
  const [isHeld, setHeld] = useState(false);
  useCountdown(toast.durationMs ?? durationsMs[toast.tone], isHeld, onEnd);
  const act = () => {
    toast.action?.run();
    onEnd();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering and focus only hold the time
    <div
      className={classNames(css.toast, css[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={toneIcons[toast.tone]} className={css.icon} />
      <p className={css.text}>{toast.text}</p>
      {toast.action && (
        <button type="button" className={css.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <IconButton icon={closeIcon} label={uiTexts.close} onClick={onEnd} className={css.close} />
    </div>
  );
}
