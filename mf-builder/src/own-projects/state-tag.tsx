import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, editIcon, lockIcon, unavailableIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
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

/** Where a project stands on its way to the portal: glyph and word. */
export function StateTag({ state }: { readonly state: State }) {
  return (
    <span className={classNames(css.tag, css[state])}>
      <Icon of={icons[state]} size="s" />
      {projectStateLabels[state]}
    </span>
  );
}
