import { projectStateLabels } from '@umbral/domain/homes/project-state-labels.ts';
import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import { Icon } from '@umbral/kit/media/icon.tsx';
import { checkIcon, clockIcon, editIcon, lockIcon, unavailableIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import css from './state-tag.module.css';

const icons: Record<ProjectState, string> = {
  draft: editIcon,
  'in-review': clockIcon,
  published: checkIcon,
  paused: lockIcon,
  archived: unavailableIcon,
};

/** Where a project stands on its way to the portal: glyph and word. */
export function StateTag({ state }: { readonly state: ProjectState }) {
  return (
    <span className={classNames(css.tag, css[state])}>
      <Icon of={icons[state]} size="s" />
      {projectStateLabels[state]}
    </span>
  );
}
