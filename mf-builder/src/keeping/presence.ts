import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';

/** Who else is on a draft, and what stands there. */
export interface Presence {
  readonly version: number;
  readonly others: readonly string[];
  readonly savedBy: string | null;
}

/** Says that this tab has a draft open; `gone` where the draft has ended, undefined where the API cannot be asked now. */
export async function tellPresence(call: CallApi, draft: number, tab: string): Promise<Presence | 'gone' | undefined> {
  try {
    const { tellPresence: endpoint } = await import(
      /* webpackChunkName: "form-calls" */ '@umbral/domain/api/builder-drafts.ts'
    );
    const { version, others, saved_by: savedBy } = await call(endpoint, { params: { id: draft }, body: { tab } });
    return { version, others, savedBy };
  } catch (error) {
    return error instanceof ApiError && error.problem.type === 'not-found' ? 'gone' : undefined;
  }
}
