import { routes } from '@umbral/domain/routes/table.ts';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { StateButtons } from '../project-state/state-buttons.tsx';
import type { StateChange } from '../project-state/use-state-change.ts';
import { texts } from '../texts.ts';
import css from './own-projects.module.css';
import type { ProjectRow } from './own-projects-queries.ts';

/** The page that edits a project, in the account or in the builders' own area. */
export interface EditRoute {
  readonly href: (params: { readonly id: string }) => string;
}

interface RowActionsProps {
  readonly project: ProjectRow;
  readonly states: StateChange;
  readonly editRoute: EditRoute;
}

/** What can be done with a project: edited, seen on the portal, and led to another state. */
export function RowActions({ project, states, editRoute }: RowActionsProps) {
  const { id, title, path } = project;
  return (
    <div className={css.actions}>
      {project.state !== 'archived' && (
        <ButtonLink
          href={editRoute.href({ id: String(id) })}
          look="secondary"
          size="s"
          aria-label={texts.projects.editNamed(title)}
        >
          {texts.projects.edit}
        </ButtonLink>
      )}
      {path && (
        <ButtonLink href={path} look="ghost" size="s" aria-label={texts.projects.seeNamed(title)}>
          {texts.projects.see}
        </ButtonLink>
      )}
      <ButtonLink
        href={routes.builderVersions.href({ id: String(id) })}
        look="ghost"
        size="s"
        aria-label={texts.projects.versionsOf(title)}
      >
        {texts.projects.versions}
      </ButtonLink>
      <ButtonLink
        href={routes.builderUnits.href({ id: String(id) })}
        look="ghost"
        size="s"
        aria-label={texts.projects.unitsNamed(title)}
      >
        {texts.projects.units}
      </ButtonLink>
      <StateButtons project={project} states={states} />
    </div>
  );
}
