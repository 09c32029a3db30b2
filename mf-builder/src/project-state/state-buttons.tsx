import { projectActionLabels } from '@umbral/domain/homes/project-state-labels.ts';
import type { ProjectAction } from '@umbral/domain/homes/project-states.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import type { StateChange, StatedProject } from './use-state-change.ts';

interface StateButtonsProps {
  readonly project: StatedProject & { readonly actions: readonly ProjectAction[] };
  readonly states: StateChange;
}

/** What leads a project to another state; without script the browser posts it, and nothing is asked first. */
export function StateButtons({ project, states: { busy, press } }: StateButtonsProps) {
  const { id, title, version, actions } = project;
  return actions.map((action) => (
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
  ));
}
