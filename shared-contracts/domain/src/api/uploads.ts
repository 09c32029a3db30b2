import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { image } from '../media/image.ts';
import { hexColor, isoMoment, webAddress } from '../vocabulary/identifier.ts';
import { acknowledgement } from './fields.ts';

/** What a picture is for; builders upload all of them, everybody an avatar. */
export const uploadPurposes = [
  'project-logo',
  'project-photo',
  'plant-photo',
  'plan',
  'blueprint',
  'blueprint-point',
  'avatar',
] as const;
export const uploadPurpose = z.enum(uploadPurposes, { error: 'Dinos para qué es la imagen' });
export type UploadPurpose = z.output<typeof uploadPurpose>;

/** Waiting for its derivatives, ready to be shown, or refused by the job that makes them. */
export const uploadStates = ['waiting', 'ready', 'refused'] as const;

/** Name of an upload: the same bytes of the same person for the same purpose have the same one. */
export const uploadKey = z
  .string()
  .regex(/^up-[0-9a-f]{40}$/, { error: 'La imagen no es válida' })
  .meta({ examples: ['up-3f786850e387550fdab836ed7e6dc881de23001b'] });

/** One derivative as a file. */
export const uploadFile = z.object({
  width: z.int().positive(),
  src: webAddress,
  format: z.enum(['webp', 'jpeg']),
});

const share = z
  .number({ error: 'Escribe un número de 0 a 1' })
  .min(0, { error: 'Escribe un número de 0 a 1' })
  .max(1, { error: 'Escribe un número de 0 a 1' });
/** Fractions of the width and height of a picture as it is seen. */
const uploadFocus = z.strictObject({ x: share, y: share }, { error: 'El encuadre no es válido' });

export const upload = z.object({
  key: uploadKey,
  purpose: uploadPurpose,
  state: z.enum(uploadStates),
  /** Why it was refused, for people. */
  reason: z.string().nullable(),
  /** Pixels as the picture is seen, after its orientation. */
  width: z.int().positive(),
  height: z.int().positive(),
  bytes: z.int().positive(),
  color: hexColor,
  thumbhash: z.string().nullable(),
  /** What stays in sight where it is cropped; null: its middle. */
  focus: uploadFocus.nullable(),
  /** The picture for an `img`, once it is ready. */
  image: image.nullable(),
  files: z.array(uploadFile),
  created_at: isoMoment,
});
export type Upload = z.output<typeof upload>;

export const uploadExample: z.input<typeof upload> = {
  key: 'up-3f786850e387550fdab836ed7e6dc881de23001b',
  purpose: 'project-photo',
  state: 'waiting',
  reason: null,
  width: 4000,
  height: 3000,
  bytes: 2_345_678,
  color: '#8a7f70',
  thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
  focus: null,
  image: null,
  files: [],
  created_at: '2026-11-21T12:00:00.000Z',
};

export const createUpload = endpoint({
  id: 'C160',
  method: 'POST',
  path: '/uploads',
  summary: 'Uploads one picture: logo jpg or png at most 500K; others jpg, png, tiff at most 12 MB',
  access: 'session',
  isMultipart: true,
  body: z.object({ purpose: uploadPurpose, file: z.string().meta({ format: 'binary' }) }),
  response: upload.extend({ ok: z.literal(1) }).meta({ examples: [{ ok: 1, ...uploadExample }] }),
});

/** No row of the specification: the form asks for the state of what it has sent. */
export const getUpload = endpoint({
  id: 'C260',
  method: 'GET',
  path: '/uploads/{key}',
  summary: "State and files of one's own upload, or of a colleague's of the same builder",
  access: 'session',
  params: z.object({ key: uploadKey }),
  response: z.object({ data: upload }).meta({ examples: [{ data: uploadExample }] }),
});

/** No row of the specification: a picture that was sent by mistake can be taken back. */
export const deleteUpload = endpoint({
  id: 'C261',
  method: 'DELETE',
  path: '/uploads/{key}',
  summary: "Removes one's own upload with its files; one that something shows is kept (409)",
  access: 'session',
  params: z.object({ key: uploadKey }),
  response: acknowledgement,
});

/** No row of the specification: cards crop every photo alike, and the builder knows what must stay in sight. */
export const focusUpload = endpoint({
  id: 'C383',
  method: 'POST',
  path: '/uploads/{key}/focus',
  summary: "Says what stays in sight where one's own upload, or a colleague's, is cropped",
  access: 'session',
  params: z.object({ key: uploadKey }),
  body: z.strictObject({ focus: uploadFocus.nullable() }).meta({ examples: [{ focus: { x: 0.5, y: 0.25 } }] }),
  response: upload
    .extend({ ok: z.literal(1) })
    .meta({ examples: [{ ok: 1, ...uploadExample, focus: { x: 0.5, y: 0.25 } }] }),
});
