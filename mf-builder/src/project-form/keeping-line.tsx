import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, warningIcon } from '@umbral/kit/media/icons.ts';
import type { KeepingState } from '../keeping/keeping-state.ts';
import { clockOf } from './clock.ts';
import { formTexts } from './form-texts.ts';
import css from './project-form.module.css';

const texts = formTexts.status;
const calm: ReadonlySet<KeepingState['status']> = new Set(['saved', 'waiting', 'saving', 'untouched']);

/** How safe what somebody types is: "Borrador guardado 10:42". */
export function KeepingLine({ of: { status, savedAt, message, isOnDevice } }: { readonly of: KeepingState }) {
  const saved = savedAt === undefined ? texts.savedBefore : texts.saved(clockOf(savedAt));
  const isCalm = calm.has(status);
  const text = status === 'saved' ? saved : isCalm || isOnDevice ? texts[status] : texts.unkept;
  const icon = status === 'saved' ? checkIcon : isCalm ? clockIcon : warningIcon;
  return (
    <p className={isCalm ? css.keeping : css.unkept} role="status">
      {text !== '' && <Icon of={icon} size="s" />}
      {text}
      {message && ` ${message}`}
    </p>
  );
}
