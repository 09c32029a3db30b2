import { projectActionLabels } from '@umbral/domain/homes/project-state-labels.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { texts } from '../texts.ts';
import css from './own-projects.module.css';
import type { ProjectRow } from './own-projects-queries.ts';
import type { StateChange } from './use-state-change.ts';

/** The page that edits a project, in the account or in the builders' own area. */
export interface EditRoute {
  readonly href: (params: { readonly id: string }) => string;
}

interface RowActionsProps {
  readonly project: ProjectRow;
  readonly states: StateChange;
  readonly editRoute: EditRoute;
}

/** What can be done with a project: seen on the portal, and led to another state; without script the browser posts it. */
export function RowActions({ project, states: { busy, press }, editRoute }: RowActionsProps) {
  const { id, title, version, actions, path } = project;
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
      {actions.map((action) => (
        <PostedForm
          key={action}
          path={`/proyectos/${id}/estado`}
          onSubmit={(event) => {
            event.preventDefault();
            press(project, action);
          }}
        >
          <input type="hidden" name="action" value={action} />
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            look={action === 'archive' ? 'ghost' : 'secondary'}
            size="s"
            aria-label={`${projectActionLabels[action]} ${title}`}
            isLoading={busy === `${id}:${action}`}
          >
            {projectActionLabels[action]}
          </Button>
        </PostedForm>
      ))}
    </div>
  );
}
