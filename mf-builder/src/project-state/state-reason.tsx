import type { ProjectState } from '@umbral/domain/homes/project-states.ts';
import { texts } from '../texts.ts';
import css from './state-reason.module.css';

interface StateReasonProps {
  readonly of: { readonly state: ProjectState; readonly state_reason: string | null; readonly is_held: boolean };
}

/** Why a project stands where it stands; a pause that the portal set is ended by the portal alone. */
export function StateReason({ of: { state, state_reason: reason, is_held: isHeld } }: StateReasonProps) {
  const isHeldPause = isHeld && state === 'paused';
  if (!reason && !isHeldPause) return null;
  return (
    <p className={css.reason}>
      {isHeldPause && texts.projects.held} {reason && texts.projects.reason(reason)}
    </p>
  );
}
