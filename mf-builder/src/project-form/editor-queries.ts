import { getDraft } from '@umbral/domain/api/builder-drafts.ts';
import { getProjectForm } from '@umbral/domain/api/builder-projects.ts';
import { listOwnDrafts } from '@umbral/domain/api/builders.ts';
import { foundOrNothing } from '@umbral/domain/api/found-or-nothing.ts';
import type { EndpointOutput } from '@umbral/protocol/calls/endpoint.ts';
import { wholeForm } from '../form-document/empty-form.ts';
import type { BuilderVisit } from '../visit/load-for-builder.ts';
import type { EditedProject, Editor } from './editor.ts';

type StoredProject = EndpointOutput<typeof getProjectForm>['data'];
type StoredDraft = EndpointOutput<typeof getDraft>['data'];

/** A new form of the builder that is acted for; nothing where that is nobody. */
export function newEditor({ user, acting }: BuilderVisit): Editor | undefined {
  const [builder] = acting.builders;
  if (!builder) return undefined;
  return {
    ...{ person: user.id, builder, project: null, draft: null, projectVersion: null, projectForm: null },
    form: wholeForm({}, builder.id),
    ownFeatures: [],
    pictures: {},
  };
}

/** A draft of a builder, with its project where it has one; nothing where there is none of that number. */
export async function draftEditor(visit: BuilderVisit, id: number): Promise<Editor | undefined> {
  const { call, signal } = visit;
  const draft = await foundOrNothing(call(getDraft, { params: { id } }, { signal }));
  if (!draft) return undefined;
  const project = draft.data.project_id;
  const stored = project ? await call(getProjectForm, { params: { id: project } }, { signal }) : undefined;
  return editorOf(visit, draft.data, stored?.data);
}

/** A project of a builder, with the changes that wait in its draft; nothing where there is none of that number. */
export async function projectEditor(visit: BuilderVisit, id: number): Promise<Editor | undefined> {
  const { call, signal } = visit;
  const stored = await foundOrNothing(call(getProjectForm, { params: { id } }, { signal }));
  if (!stored) return undefined;
  const { data: drafts } = await call(listOwnDrafts, { params: { id: stored.data.form.builder } }, { signal });
  const own = drafts.find(({ project_id }) => project_id === id);
  const draft = own && (await foundOrNothing(call(getDraft, { params: { id: own.id } }, { signal })));
  return editorOf(visit, draft?.data, stored.data);
}

function editorOf({ user, acting }: BuilderVisit, draft?: StoredDraft, stored?: StoredProject): Editor {
  const builder = draft?.builder_id ?? stored?.form.builder ?? 0;
  const known = acting.builders.find(({ id }) => id === builder)?.name;
  const name = known ?? acting.choices?.find(({ value }) => value === String(builder))?.label ?? '';
  const projectForm = draft?.project_form ?? stored?.form;
  const begun = draft?.payload ?? stored?.form ?? {};
  return {
    person: user.id,
    builder: { id: builder, name },
    project: stored ? projectOf(stored) : null,
    draft: draft ? { id: draft.id, version: draft.version, form: wholeForm(draft.payload, builder) } : null,
    projectVersion: draft ? draft.project_version : (stored?.version ?? null),
    pictures: stored?.pictures ?? {},
    projectForm: projectForm ? wholeForm(projectForm, builder) : null,
    form: wholeForm(begun, builder),
    ownFeatures: (stored?.own_specifications ?? []).map(({ plant_id: plant, kind, name: own, state, reason }) => ({
      ...{ plant, kind, name: own, state, reason },
    })),
  };
}

function projectOf({ id, form, version, state, state_reason, is_held, actions }: StoredProject): EditedProject {
  return { id, title: form.name, version, state, stateReason: state_reason, isHeld: is_held, actions };
}
