import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { projectActions, projectStates } from '../homes/project-states.ts';
import { image } from '../media/image.ts';
import { projectForm } from '../project-form/project-form.ts';
import { projectFormExample } from '../project-form/project-form-example.ts';
import { rowId, saying } from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, idParams, line } from './fields.ts';

const version = z.int(saying(texts.invalid)).positive(texts.invalid).max(2_147_483_647, texts.invalid);
const state = z.enum(projectStates);

/** What every change of a project is answered with. */
export const projectSaved = z.object({
  ok: z.literal(1),
  message: z.string(),
  id: z.int(),
  slug: z.string(),
  /** To be sent with the next change. */
  version: z.int(),
  state,
});
export type ProjectSaved = z.output<typeof projectSaved>;

const saved: ProjectSaved = {
  ok: 1,
  message: 'Los datos se han enviado correctamente',
  id: 479,
  slug: 'alameda-del-parque-bogota',
  version: 1,
  state: 'in-review',
};

/** Drawn by the form when it is opened: the same key never makes a second project. */
const creationKey = z.uuid(saying(texts.invalid));

export const createProject = endpoint({
  id: 'C055',
  method: 'POST',
  path: '/proyectos/crear',
  summary: "Creates a project of one's builder, for review or as a draft; once for each key",
  access: 'builder',
  body: z
    .strictObject({
      form: projectForm,
      idempotency_key: creationKey,
      send_to_review: z.boolean(saying(texts.invalid)).default(true),
      /** The draft that becomes the project; it goes with the same change. */
      draft: z.strictObject({ id: rowId, version }).nullable().default(null),
    })
    .meta({
      examples: [{ form: projectFormExample, idempotency_key: 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11' }],
    }),
  response: projectSaved.meta({ examples: [saved] }),
});

export const updateProject = endpoint({
  id: 'C056',
  method: 'POST',
  path: '/proyectos/actualizar',
  summary: 'Replaces the form of a project; 409 names what others changed since the version that was read',
  access: 'builder',
  body: z
    .strictObject({
      id: rowId,
      version,
      form: projectForm,
      draft: z.strictObject({ id: rowId, version }).nullable().default(null),
    })
    .meta({ examples: [{ id: 479, version: 1, form: projectFormExample }] }),
  response: projectSaved.meta({ examples: [{ ...saved, version: 2 }] }),
});

/** A feature that the builder wrote, and what became of it. */
const ownSpecification = z.object({
  id: z.int(),
  /** Null for those of the whole project. */
  plant_id: z.int().nullable(),
  kind: z.enum(['interior', 'exterior', 'common']),
  name: z.string(),
  state: z.enum(['pending', 'approved', 'rejected']),
  reason: z.string().nullable(),
});

/** The form as it is stored: what older rules let in may not pass today's, so it is not the form's own schema. */
export const storedForm = z.looseObject({
  name: z.string(),
  builder: z.int(),
  plants: z.array(z.looseObject({ id: z.int(), name: z.string(), price: z.int() })),
});

export const getProjectForm = endpoint({
  id: 'C301',
  method: 'GET',
  path: '/proyectos/{id}/formulario',
  summary: 'The form of a project with its version, pictures, own specifications and what may be done with it',
  access: 'builder',
  params: idParams,
  response: dataOf(
    z.object({
      id: z.int(),
      slug: z.string(),
      code: z.string(),
      version: z.int(),
      state,
      state_reason: z.string().nullable(),
      /** Set by an administrator, who alone may end it. */
      is_held: z.boolean(),
      actions: z.array(z.enum(projectActions)),
      updated_at: isoMoment,
      published_at: isoMoment.nullable(),
      form: storedForm,
      /** Pictures of the form by key; null until they are ready. */
      pictures: z.record(z.string(), image.nullable()),
      own_specifications: z.array(ownSpecification),
      /** Typologies that were taken off the form while visitors keep them; sending one again brings it back. */
      removed_plants: z.array(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
});

export const changeProjectState = endpoint({
  id: 'C302',
  method: 'POST',
  path: '/proyectos/{id}/estado',
  summary: 'Sends to review, withdraws, publishes, returns, pauses, activates, archives or restores a project',
  access: 'builder',
  params: idParams,
  body: z
    .strictObject({
      action: z.enum(projectActions, saying(texts.choice)),
      /** Kept with the state and shown to the builder. */
      reason: line(300).min(3, texts.invalid).nullable().default(null),
      version: version.optional(),
    })
    .meta({ examples: [{ action: 'pause', reason: 'Actualizamos los precios', version: 3 }] }),
  response: projectSaved.extend({ ok: z.literal([0, 1]) }).meta({ examples: [{ ...saved, state: 'paused' }] }),
});
