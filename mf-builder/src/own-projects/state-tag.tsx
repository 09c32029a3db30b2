import { classNames } from 'shared-contracts/ui/class-names.ts';
import { Icon } from 'shared-contracts/ui/icon.tsx';
import { checkIcon, clockIcon, editIcon, lockIcon, unavailableIcon } from 'shared-contracts/ui/icons.ts';
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
