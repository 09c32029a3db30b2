import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { ProjectAction } from '../homes/project-states.ts';
import { changeProjectState } from './builder-projects.ts';

interface StateChange {
  readonly id: number;
  /** That was read. */
  readonly version: number;
  readonly action: ProjectAction;
  readonly reason: string | null;
}

const conflict = 'Alguien cambió este proyecto mientras lo mirabas. Revisa lo último y vuelve a intentarlo.';

/** Changes the state of a project as it was read; a form that lacks something, or another change, is said in words. */
export async function changeStateAsRead(call: CallApi, { id, ...body }: StateChange) {
  try {
    const { ok, message } = await call(changeProjectState, { params: { id }, body });
    return { ok, message };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { type, issues } = error.problem;
    if (type === 'conflict') return { ok: 0 as const, message: conflict };
    const wrong = issues?.form ?? issues?.reason;
    if (type === 'invalid-input' && wrong) return { ok: 0 as const, message: wrong };
    throw error;
  }
}
