import { projectCategoryLabels } from '@umbral/domain/vocabulary/project-labels.ts';
import type { ProjectCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import { classNames } from '../styles/class-names.ts';
import css from './category-tag.module.css';

const tones: Record<ProjectCategory, string | undefined> = {
  gold: css.gold,
  vis: css.vis,
  vip: css.vis,
  none: undefined,
};

/** Outlined tag of the project's category; nothing for a project in none. */
export function CategoryTag({ category }: { readonly category: ProjectCategory }) {
  if (category === 'none') return null;
  return <span className={classNames(css.tag, tones[category])}>{projectCategoryLabels[category]}</span>;
}
