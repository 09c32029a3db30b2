import { visitStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import type { VisitState } from '@umbral/domain/contact/visit-state.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, unavailableIcon, userIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import css from './visit-state-tag.module.css';

const icons: Readonly<Record<VisitState, string>> = {
  asked: clockIcon,
  proposed: userIcon,
  confirmed: checkIcon,
  cancelled: unavailableIcon,
};

/** Where a visit stands between its two sides: glyph and word. */
export function VisitStateTag({ state }: { readonly state: VisitState }) {
  return (
    <span className={classNames(css.tag, css[state])}>
      <Icon of={icons[state]} size="s" />
      {visitStateLabels[state]}
    </span>
  );
}
