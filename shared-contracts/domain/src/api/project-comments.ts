import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { lengthOf, prose, rowId, saying } from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, id, idParams, listOf } from './fields.ts';

/** None of these calls is a row of the specification. */

/** Something that was said about a project or a draft, and about which of its fields. */
export const projectComment = z.object({
  id: z.int(),
  path: z.string().nullable(),
  text: z.string(),
  /** First name; null where that person is gone. */
  by: z.string().nullable(),
  /** Said by the portal's people, or by the builder's. */
  by_portal: z.boolean(),
  /** By whoever asks. */
  is_own: z.boolean(),
  at: isoMoment,
  settled_at: isoMoment.nullable(),
});
export type ProjectComment = z.output<typeof projectComment>;

const example: ProjectComment = {
  ...{ id: 5, path: 'plants.0.price', text: '¿Incluye el parqueadero?', by: 'Camila', by_portal: true },
  ...{ is_own: true, at: '2026-11-26T15:42:00.000Z', settled_at: null },
};

export const listComments = endpoint({
  id: 'C366',
  method: 'GET',
  path: '/proyectos/comentarios',
  summary: 'What a builder and the portal have said to each other about a draft or a project, the oldest first',
  access: 'builder',
  query: z
    .object({ draft_id: id.optional(), project_id: id.optional() })
    .refine(({ draft_id, project_id }) => (draft_id === undefined) !== (project_id === undefined), {
      path: ['draft_id'],
      message: texts.required,
    }),
  response: listOf(projectComment),
});

export const writeComment = endpoint({
  id: 'C367',
  method: 'POST',
  path: '/proyectos/comentarios',
  summary: 'Says something about a draft or a project, or about one of its fields; the other side is told by a letter',
  access: 'builder',
  body: z
    .strictObject({
      draft_id: rowId.nullable().default(null),
      project_id: rowId.nullable().default(null),
      path: z
        .string()
        .regex(/^[\w.[\]=-]{1,200}$/, texts.invalid)
        .nullable()
        .default(null),
      text: prose(1000).refine((text) => lengthOf(text) > 0, texts.required),
      /** Drawn when the form is opened: said twice is said once. */
      key: z.uuid(saying(texts.invalid)),
    })
    .refine(({ draft_id, project_id }) => (draft_id === null) !== (project_id === null), {
      path: ['draft_id'],
      message: texts.required,
    })
    .meta({
      examples: [
        {
          draft_id: 7,
          path: 'plants.0.price',
          text: '¿Incluye el parqueadero?',
          key: 'b2b1c9c0-6f0c-4b57-9d5e-0f7f6a1f3c11',
        },
      ],
    }),
  response: dataOf(projectComment).meta({ examples: [{ data: example }] }),
});

export const settleComment = endpoint({
  id: 'C368',
  method: 'POST',
  path: '/proyectos/comentarios/{id}/resolver',
  summary: 'Settles a comment, or opens it again',
  access: 'builder',
  params: idParams,
  body: z.strictObject({ settled: z.boolean(saying(texts.invalid)) }).meta({ examples: [{ settled: true }] }),
  response: dataOf(projectComment).meta({
    examples: [{ data: { ...example, settled_at: '2026-11-26T16:00:00.000Z' } }],
  }),
});
