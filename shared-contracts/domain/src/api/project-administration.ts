import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { email, name } from '../fields/fields.ts';
import { projectActions, projectStates } from '../homes/project-states.ts';
import { identificationMinDigits } from '../limits/project-form-limits.ts';
import * as field from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { projectCategories } from '../vocabulary/vocabulary.ts';
import { id, idParams, line, outcome } from './fields.ts';
import { pageOf, pageQuery } from './paging.ts';

const done = outcome.meta({ examples: [{ ok: 1, message: 'Los datos se han enviado correctamente' }] });

export const listAllProjects = endpoint({
  id: 'C309',
  method: 'GET',
  path: '/proyectos/administrar',
  summary: 'All projects of all builders, by filters, newest change first',
  access: 'admin',
  query: pageQuery.extend({
    /** Looked for in title, code and builder. */
    q: line(80).optional(),
    state: z.enum(projectStates).optional(),
    builder: id.optional(),
    city: id.optional(),
    category: z.enum(projectCategories).optional(),
  }),
  response: pageOf(
    z.object({
      id: z.int(),
      code: z.string(),
      title: z.string(),
      slug: z.string(),
      state: z.enum(projectStates),
      state_reason: z.string().nullable(),
      is_held: z.boolean(),
      actions: z.array(z.enum(projectActions)),
      builder: z.object({ id: z.int(), name: z.string() }),
      city: z.string(),
      zone: z.string(),
      plants_active: z.int(),
      pending_specifications: z.int(),
      version: z.int(),
      published_at: isoMoment.nullable(),
      updated_at: isoMoment,
    }),
  ),
});

const kind = z.enum(['interior', 'exterior', 'common']);

export const listPendingSpecifications = endpoint({
  id: 'C310',
  method: 'GET',
  path: '/especificaciones/pendientes',
  summary: "Builders' own specifications that wait for a decision, oldest first, with similar listed ones",
  access: 'admin',
  query: pageQuery,
  response: pageOf(
    z.object({
      id: z.int(),
      kind,
      name: z.string(),
      project: z.object({ id: z.int(), title: z.string() }),
      builder: z.object({ id: z.int(), name: z.string() }),
      plant: z.object({ id: z.int(), name: z.string() }).nullable(),
      /** How many projects wait with the same name. */
      waiting: z.int(),
      similar: z.array(z.object({ key: z.string(), name: z.string() })),
      created_at: isoMoment,
    }),
  ),
});

export const approveSpecification = endpoint({
  id: 'C311',
  method: 'POST',
  path: '/especificaciones/{id}/aprobar',
  summary: 'Takes a specification into the catalogue, or merges it with a listed one, wherever it waits',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({
      /** Key of the listed one that it is merged with. */
      merge_with: z
        .string(texts.choice)
        .regex(/^[a-z0-9-]{1,80}$/, texts.choice)
        .nullable()
        .default(null),
      /** A better spelling for the catalogue. */
      name: field.line(60).min(2, texts.invalid).optional(),
    })
    .meta({ examples: [{ merge_with: null, name: 'Cava empotrada' }] }),
  response: done,
});

export const refuseSpecification = endpoint({
  id: 'C312',
  method: 'POST',
  path: '/especificaciones/{id}/rechazar',
  summary: 'Refuses a specification, with the reason that its builder reads',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({ reason: field.line(300).min(3, texts.invalid) })
    .meta({ examples: [{ reason: 'Ya está en la lista como "Depósito".' }] }),
  response: done,
});

export const requestProject = endpoint({
  id: 'C313',
  method: 'POST',
  path: '/proyectos/solicitar',
  summary: 'A builder asks the administrators for a new project; asking again for the same one changes nothing',
  access: 'builder',
  body: z
    .strictObject({
      builder: field.rowId,
      project_name: field.line(120).min(2, texts.invalid),
      city: field.rowId,
      name,
      email,
      phone: field.builderPhone,
      identification: z
        .string(field.saying(texts.identification))
        .regex(new RegExp(`^\\d{${identificationMinDigits},15}$`), texts.identification),
      message: field.prose(2000).nullable().default(null),
      agree_terms: z.literal(true, { error: () => texts.terms }),
    })
    .meta({
      examples: [
        {
          builder: 1,
          project_name: 'Alameda del Parque',
          city: 1,
          name: 'Andrés Guayacán',
          email: 'ventas@example.com',
          phone: '+57 300 000 0001',
          identification: '900123456',
          message: 'Salimos a ventas en enero.',
          agree_terms: true,
        },
      ],
    }),
  response: done,
});

const requestStates = ['pending', 'accepted', 'declined'] as const;

export const listProjectRequests = endpoint({
  id: 'C314',
  method: 'GET',
  path: '/proyectos/solicitudes',
  summary: 'Requests for new projects, oldest first',
  access: 'admin',
  query: pageQuery.extend({ state: z.enum(requestStates).default('pending') }),
  response: pageOf(
    z.object({
      id: z.int(),
      builder: z.object({ id: z.int(), name: z.string() }),
      project_name: z.string(),
      city: z.string(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      identification: z.string(),
      message: z.string().nullable(),
      state: z.enum(requestStates),
      reason: z.string().nullable(),
      created_at: isoMoment,
    }),
  ),
});

export const answerProjectRequest = endpoint({
  id: 'C315',
  method: 'POST',
  path: '/proyectos/solicitudes/{id}',
  summary: 'Accepts a request, which opens a draft for the builder, or declines it with a reason',
  access: 'admin',
  params: idParams,
  body: z
    .strictObject({
      decision: z.enum(['accept', 'decline'], field.saying(texts.choice)),
      reason: field.line(300).min(3, texts.invalid).nullable().default(null),
    })
    .refine(({ decision, reason }) => decision === 'accept' || reason !== null, {
      path: ['reason'],
      message: texts.required,
    })
    .meta({ examples: [{ decision: 'decline', reason: 'Ya existe un proyecto con este nombre.' }] }),
  response: done,
});
