import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { rowId, saying } from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { projectDraft } from './builders.ts';
import { dataOf, idParams, outcome } from './fields.ts';

/** Characters of a stored form: room for some nine thousand homes in the typologies of one project. */
const maxPayload = 1_000_000;

/** Levels of lists and objects inside one another; the form has six. */
const maxDepth = 16;

function isShallow(root: unknown): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > maxDepth) return false;
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
  return true;
}

const isShort = (form: object) => JSON.stringify(form).length <= maxPayload;

/** PostgreSQL holds no NUL and no halves of characters. */
const isStorable = (form: object) => !/\\u0000|\\ud[89a-f]/.test(JSON.stringify(form));

/** The unfinished form as it is, unchecked: it becomes a project only by the form's own rules. */
const payload = z
  .record(z.string(), z.unknown(), saying(texts.invalid))
  .refine(isShallow, { message: texts.invalid, abort: true })
  .refine(isShort, texts.formTooLong)
  .refine(isStorable, texts.invalid);

const version = z.int(saying(texts.invalid)).positive(texts.invalid).max(2_147_483_647, texts.invalid);

const savedDraft = z.object({
  ok: z.literal(1),
  message: z.string(),
  id: z.int(),
  version: z.int(),
  updated_at: isoMoment,
});

const exampleForm = { name: 'Alameda del Parque', location: { city: 1 } };

export const saveDraft = endpoint({
  id: 'C303',
  method: 'POST',
  path: '/proyectos/borradores/guardar',
  summary: 'Saves an unfinished form: a new draft without id, else the next version of one; 409 if it moved on',
  access: 'builder',
  body: z
    .strictObject({
      id: rowId.nullable().default(null),
      /** The version that this one follows; needed with an id. */
      version: version.nullable().default(null),
      builder: rowId,
      /** The project whose changes these are; a project has one draft at most. */
      project_id: rowId.nullable().default(null),
      /** The version of that project that the form holds, where it has taken in a newer one than it began with. */
      project_version: version.nullable().default(null),
      /** Drawn when the form is opened: a new draft that is sent twice is one. */
      idempotency_key: z.uuid(saying(texts.invalid)).optional(),
      payload,
    })
    .refine((draft) => draft.id === null || draft.version !== null, { path: ['version'], message: texts.required })
    .meta({ examples: [{ builder: 1, payload: exampleForm }] }),
  response: savedDraft.meta({
    examples: [{ ok: 1, message: 'Guardamos el borrador.', id: 7, version: 1, updated_at: '2026-11-21T12:00:00.000Z' }],
  }),
});

export const getDraft = endpoint({
  id: 'C304',
  method: 'GET',
  path: '/proyectos/borradores/{id}',
  summary: 'One draft with its form',
  access: 'builder',
  params: idParams,
  response: dataOf(
    projectDraft.extend({
      builder_id: z.int(),
      payload: z.record(z.string(), z.unknown()),
      /** The project as it was where the changes of the draft began. */
      project_version: z.int().nullable(),
      project_form: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});

/** No row of the specification: two people on one form know of each other. */
export const tellPresence = endpoint({
  id: 'C370',
  method: 'POST',
  path: '/proyectos/borradores/{id}/presencia',
  summary: 'Says that a tab has a draft open; gives its version, who saved it last, and who else has it open',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({ tab: z.uuid(saying(texts.invalid)) })
    .meta({ examples: [{ tab: 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11' }] }),
  response: z
    .object({
      ok: z.literal(1),
      version: z.int(),
      updated_at: isoMoment,
      /** Name of who saved the version; null where the account is gone. */
      saved_by: z.string().nullable(),
      /** Names of others who have the draft open now, each once. */
      others: z.array(z.string()),
    })
    .meta({
      examples: [{ ok: 1, version: 4, updated_at: '2026-11-21T12:00:00.000Z', saved_by: 'Camila', others: ['Camila'] }],
    }),
});

export const deleteDraft = endpoint({
  id: 'C305',
  method: 'DELETE',
  path: '/proyectos/borradores/{id}',
  summary: 'Deletes a draft; a project that it belongs to stays as it is',
  access: 'builder',
  params: idParams,
  response: outcome.meta({ examples: [{ ok: 1, message: 'Eliminamos el borrador.' }] }),
});
