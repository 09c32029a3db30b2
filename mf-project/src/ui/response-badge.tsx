import type { ResponseTime } from '@umbral/domain/builders/builder.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { clockIcon } from '@umbral/kit/media/icons.ts';
import { sharedTexts as texts } from '../texts/shared-texts.ts';
import css from './response-badge.module.css';

/** How soon a builder answers, as the buyer in the middle says; nothing while too few have said so. */
export function ResponseBadge({ time }: { readonly time?: ResponseTime }) {
  if (!time) return null;
  return (
    <span className={css.badge}>
      <Icon of={clockIcon} size="s" />
      {texts.responseTimes[time]}
    </span>
  );
}
