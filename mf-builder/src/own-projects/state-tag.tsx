import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, editIcon, lockIcon, unavailableIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { texts } from '../texts.ts';
import type { ProjectRow } from './own-projects-queries.ts';
import css from './state-tag.module.css';

type State = ProjectRow['state'];

const icons: Record<State, string> = {
  draft: editIcon,
  'in-review': clockIcon,
  published: checkIcon,
  paused: lockIcon,
  archived: unavailableIcon,
};

/** Where a project stands on its way to the portal: glyph and word, and the reason where there is one. */
export function StateTag({ state, reason }: { readonly state: State; readonly reason: string | null }) {
  return (
    <span className={classNames(css.tag, css[state])} title={reason ?? undefined}>
      <Icon of={icons[state]} size="s" />
      {texts.states[state]}
    </span>
  );
}
