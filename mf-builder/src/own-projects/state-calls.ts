import { changeProjectState } from '@umbral/domain/api/builder-projects.ts';
import type { ProjectAction } from '@umbral/domain/homes/project-states.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { texts } from '../texts.ts';

interface WantedState {
  readonly id: number;
  readonly version: number;
  readonly action: ProjectAction;
  readonly reason: string | null;
}

/** Changes the state of a project as it was read; another change meanwhile, or a form that lacks something, is said in words. */
export async function changeState(call: CallApi, { id, ...body }: WantedState) {
  try {
    const { ok, message } = await call(changeProjectState, { params: { id }, body });
    return { ok, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { type, issues } = error.problem;
    if (type === 'conflict') return { ok: 0 as const, message: texts.projects.conflict };
    if (type === 'invalid-input' && issues) {
      return { ok: 0 as const, message: issues.form ?? issues.reason ?? texts.projects.incomplete };
    }
    throw error;
  }
}
