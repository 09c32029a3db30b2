import type { ReactNode } from 'react';
import { Icon } from '../media/icon.tsx';
import { checkIcon, infoIcon, warningIcon } from '../media/icons.ts';
import { classNames } from '../styles/class-names.ts';
import css from './notice.module.css';

export type Tone = 'success' | 'info' | 'warning' | 'error';

/** The glyph of each tone, so that colour is never alone. */
export const toneIcons: Record<Tone, string> = {
  success: checkIcon,
  info: infoIcon,
  warning: warningIcon,
  error: warningIcon,
};

interface NoticeProps {
  readonly tone?: Tone;
  readonly children: ReactNode;
  /** A link or button after the text. */
  readonly action?: ReactNode;
  /** `status` and `alert` are read aloud when they appear; leave out for text that was always there. */
  readonly role?: 'status' | 'alert';
}

/** A message that stays in its place on the page. */
export function Notice({ tone = 'info', children, action, role }: NoticeProps) {
  return (
    <div className={classNames(css.notice, css[tone])} role={role}>
      <Icon of={toneIcons[tone]} className={css.icon} />
      <div className={css.text}>{children}</div>
      {action}
    </div>
  );
}
