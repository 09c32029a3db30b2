import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { plant } from '../homes/plant.ts';
import { rowId, saying } from '../project-form/project-form-fields.ts';
import { projectFormTexts as texts } from '../project-form/project-form-texts.ts';
import { isoMoment } from '../vocabulary/identifier.ts';
import { dataOf, id, idParams, listOf, outcome } from './fields.ts';

/** None of these calls is a row of the specification. */

/** What is previewed: a draft, or a project as it stands or with the draft that it has. */
const subject = z.strictObject({
  draft_id: rowId.nullable().default(null),
  project_id: rowId.nullable().default(null),
});
const isOne = ({ draft_id, project_id }: z.output<typeof subject>) => (draft_id === null) !== (project_id === null);

/** A link by which whoever has it sees how a project would look. */
export const previewLink = z.object({
  id: z.int(),
  /** Its secret; null once the link is worth nothing. */
  token: z.string().nullable(),
  created_at: isoMoment,
  /** First name of whoever made it; null where that person is gone. */
  created_by: z.string().nullable(),
  expires_at: isoMoment,
  revoked_at: isoMoment.nullable(),
  /** How often it was opened, and when for the last time. */
  opened: z.int(),
  opened_at: isoMoment.nullable(),
});
export type PreviewLink = z.output<typeof previewLink>;

const exampleLink: PreviewLink = {
  id: 3,
  token: 'enlace-de-ejemplo',
  created_at: '2026-11-26T12:00:00.000Z',
  created_by: 'Camila',
  expires_at: '2026-12-10T12:00:00.000Z',
  revoked_at: null,
  opened: 0,
  opened_at: null,
};

export const sharePreview = endpoint({
  id: 'C360',
  method: 'POST',
  path: '/proyectos/vistas-previas',
  summary: 'The link of the preview of a draft or a project: a new one, or the one that it has, good for 14 days anew',
  access: 'builder',
  body: subject
    .refine(isOne, { path: ['draft_id'], message: texts.required })
    .meta({ examples: [{ draft_id: 7 }, { project_id: 479 }] }),
  response: dataOf(previewLink).meta({ examples: [{ data: exampleLink }] }),
});

export const revokePreview = endpoint({
  id: 'C361',
  method: 'DELETE',
  path: '/proyectos/vistas-previas/{id}',
  summary: 'Takes the link of a preview back; it is worth nothing from then on',
  access: 'builder',
  params: idParams,
  response: outcome.meta({ examples: [{ ok: 1, message: 'El enlace ya no sirve.' }] }),
});

export const listPreviews = endpoint({
  id: 'C369',
  method: 'GET',
  path: '/proyectos/vistas-previas',
  summary: 'The links that a draft or a project has had, the newest first',
  access: 'builder',
  query: z
    .object({ draft_id: id.optional(), project_id: id.optional() })
    .refine(({ draft_id, project_id }) => (draft_id === undefined) !== (project_id === undefined), {
      path: ['draft_id'],
      message: texts.required,
    }),
  response: listOf(previewLink),
});

/** Why a link shows nothing any more. */
export const previewEndings = ['expired', 'revoked', 'gone'] as const;
export type PreviewEnding = (typeof previewEndings)[number];

/** How a project would look, of one typology. */
export const preview = z.object({
  state: z.literal('open'),
  /** Of the draft, or of the project where it has none. */
  version: z.int(),
  saved_at: isoMoment,
  /** How many fields keep the form from being sent to review; what they lack is drawn with stand-ins. */
  missing: z.int(),
  /** Every typology in its order; `number` counts from one. */
  typologies: z.array(z.object({ number: z.int(), id: z.int(), title: z.string() })),
  /** Which of them `plant` is. */
  number: z.int(),
  plant,
});
export type Preview = z.output<typeof preview>;

export const openPreview = endpoint({
  id: 'C362',
  method: 'POST',
  path: '/vistas-previas/abrir',
  summary:
    'What stands behind the link of a preview; 404 for an unknown link. Nothing of it is public, kept or counted',
  body: z
    .strictObject({
      /** It stands in the body, so that no log of addresses holds it. */
      token: z.string().max(100),
      /** Which typology, from one on; one that is not there is the first. */
      number: z.int(saying(texts.whole)).min(1).max(1000).default(1),
    })
    .meta({ examples: [{ token: 'enlace-de-ejemplo', number: 2 }] }),
  response: dataOf(
    z.discriminatedUnion('state', [preview, z.object({ state: z.literal('ended'), why: z.enum(previewEndings) })]),
  ),
});
