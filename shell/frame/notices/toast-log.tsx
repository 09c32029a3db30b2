import { formatTime } from '@umbral/domain/format/format-date.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { toneIcons } from '@umbral/kit/states/notice.tsx';
import { useEffect, useState } from 'react';
import { noticeTexts } from './notice-texts.ts';
import type { ToastList } from './toast-list.ts';
import css from './toast-log.module.css';

const texts = noticeTexts.log;

/** Messages that have gone from the screen, to be read again; opened by what carries `data-opens="notifications"` (WCAG 2.2.1). */
export function ToastLog({ toasts }: { readonly toasts: ToastList }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-opens="notifications"]')) setOpen(true);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  const told = toasts.told.toReversed();
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} size="s">
      {told.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <ul className={css.log}>
          {told.map(({ id, tone, text, at }) => (
            <li key={id} className={css.line}>
              <Icon of={toneIcons[tone]} size="s" />
              <span className={css.text}>{text}</span>
              <time className={css.time} dateTime={new Date(at).toISOString()}>
                {formatTime(at)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
