import { getDraft, saveDraft } from '@umbral/domain/api/builder-drafts.ts';
import { getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import { listOwnDrafts } from '@umbral/domain/api/builders.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError, type Problem } from '@umbral/protocol/calls/problem.ts';
import type { DraftServer, DraftToSend, SaveAnswer, ServerDraft } from './draft-server.ts';

/** The drafts of the API. `whole` gives a stored form every field that the form knows. */
export function apiDraftServer(call: CallApi, whole: (form: ServerDraft['form']) => ServerDraft['form']): DraftServer {
  const read = async (id: number): Promise<ServerDraft> => {
    const { data } = await call(getDraft, { params: { id } });
    return { id, version: data.version, form: whole(data.payload) };
  };
  /** What moved on, as it stands now. */
  const moved = async ({ id, builder, project }: DraftToSend, issues: Issues): Promise<SaveAnswer | undefined> => {
    if (id !== null && issues.version) return { kind: 'moved', draft: await read(id) };
    if (project !== null && issues.project_version) {
      const { data } = await call(getProjectForm, { params: { id: project } });
      return { kind: 'project-moved', version: data.version, form: whole(data.form) };
    }
    if (!issues.project_id) return undefined;
    const { data } = await call(listOwnDrafts, { params: { id: builder } });
    const draft = data.find(({ project_id }) => project_id === project);
    return draft && { kind: 'moved', draft: await read(draft.id) };
  };
  const save = async (draft: DraftToSend): Promise<SaveAnswer> => {
    const { id, version, builder, project, projectVersion, key, form } = draft;
    const about = { id, version, builder, project_id: project, project_version: projectVersion };
    const body = { ...about, idempotency_key: key, payload: { ...form } };
    const answer = await withPatience((signal) => call(saveDraft, { body }, { signal }));
    return { kind: 'saved', id: answer.id, version: answer.version, at: Date.parse(answer.updated_at) };
  };
  return {
    read: (id) => read(id).catch(() => undefined),
    save: async (draft) => {
      try {
        return await save(draft).catch(async (error: unknown) => {
          const isConflict = error instanceof ApiError && error.problem.type === 'conflict';
          const answer = isConflict ? await moved(draft, error.problem.issues ?? {}) : undefined;
          return answer ?? Promise.reject(error);
        });
      } catch (error) {
        return error instanceof ApiError ? answerOf(error.problem) : { kind: 'away' };
      }
    },
  };
}

/** Longer than a large form takes on a slow line: a portal that says nothing for so long is away. */
const patienceMs = 20_000;

async function withPatience<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const patience = new AbortController();
  const end = setTimeout(() => patience.abort(), patienceMs);
  try {
    return await work(patience.signal);
  } finally {
    clearTimeout(end);
  }
}

/** What passes by itself, so that the draft is only tried again. */
const passing = new Set<Problem['type']>(['unavailable', 'read-only', 'internal', 'too-many-requests']);

type Issues = NonNullable<Problem['issues']>;

function answerOf({ type, issues, title }: Problem): SaveAnswer {
  if (type === 'not-signed-in') return { kind: 'signed-out' };
  if (type === 'not-found') return { kind: 'gone' };
  if (passing.has(type)) return { kind: 'away' };
  return { kind: 'refused', message: Object.values(issues ?? {})[0] ?? title };
}
