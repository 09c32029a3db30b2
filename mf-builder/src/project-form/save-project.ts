import { createProject, getProjectForm, updateProject } from '@umbral/domain/api/builder-projects.ts';
import { projectForm } from '@umbral/domain/project-form/project-form.ts';
import type { Issues } from '@umbral/kit/form/issues.ts';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { ApiError } from '@umbral/protocol/calls/problem.ts';
import type { DraftForm } from '../form-document/form-path.ts';

interface DraftVersion {
  readonly id: number;
  readonly version: number;
}

/** A form that is to become the project, or its next version. */
export interface ProjectToSave {
  readonly form: DraftForm;
  readonly key: string;
  readonly draft: DraftVersion | null;
  readonly project: { readonly id: number; readonly version: number } | null;
}

/** What became of it. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly id: number }
  /** Wrong fields, by their paths in the form. */
  | { readonly kind: 'wrong'; readonly issues: Issues }
  /** Somebody changed the project: this is its form now. */
  | { readonly kind: 'project-moved'; readonly version: number; readonly form: DraftForm }
  | { readonly kind: 'draft-moved' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'failed' };

/** Sends the form: a new project for review, or the next version of one [C055, C056]. */
export async function saveProject(call: CallApi, toSave: ProjectToSave): Promise<SaveOutcome> {
  const { draft, project, key } = toSave;
  const checked = projectForm.safeParse(toSave.form);
  if (!checked.success) return { kind: 'failed' };
  const form = checked.data;
  try {
    const { id } = project
      ? await call(updateProject, { body: { ...project, form, draft } })
      : await call(createProject, { body: { form, idempotency_key: key, draft, send_to_review: true } });
    return { kind: 'saved', id };
  } catch (error) {
    return error instanceof ApiError ? outcomeOf(call, error, toSave) : { kind: 'failed' };
  }
}

async function outcomeOf(call: CallApi, { problem }: ApiError, { project }: ProjectToSave): Promise<SaveOutcome> {
  const { type, issues = {} } = problem;
  if (type === 'not-signed-in') return { kind: 'signed-out' };
  const wrong = Object.entries(issues).filter(([path]) => path.startsWith('form.'));
  if (wrong.length > 0)
    return {
      kind: 'wrong',
      issues: Object.fromEntries(wrong.map(([path, text]) => [path.slice('form.'.length), text])),
    };
  if (type !== 'conflict') return { kind: 'failed' };
  try {
    const { data } = project ? await call(getProjectForm, { params: { id: project.id } }) : {};
    if (data && data.version !== project?.version)
      return { kind: 'project-moved', version: data.version, form: data.form };
    return { kind: 'draft-moved' };
  } catch {
    return { kind: 'failed' };
  }
}
