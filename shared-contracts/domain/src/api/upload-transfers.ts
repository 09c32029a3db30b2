import { endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';
import { acknowledgement } from './fields.ts';
import { upload, uploadExample, uploadKey, uploadPurpose } from './uploads.ts';

/** A picture on its way: what has come of it, and how it goes on. */
export const uploadTransfer = z.object({
  id: z.uuid(),
  /** The key that the upload will have. */
  key: uploadKey,
  purpose: uploadPurpose,
  bytes: z.int().positive(),
  /** Bytes that have arrived: the place of the first byte of the next part. */
  received: z.int().nonnegative(),
  /** Largest part that is taken. */
  part_bytes: z.int().positive(),
});
export type UploadTransfer = z.output<typeof uploadTransfer>;

const transferExample: z.input<typeof uploadTransfer> = {
  id: '0198c0de-0000-4000-8000-000000000000',
  key: uploadExample.key,
  purpose: 'project-photo',
  bytes: 2_345_678,
  received: 1_048_576,
  part_bytes: 1_048_576,
};

const transferParams = z.object({ id: z.uuid({ error: 'El envío no es válido' }) });

/** Where a picture stands after a call: still on its way, or arrived and an upload. */
const arrival = z.object({ ok: z.literal(1), transfer: uploadTransfer.nullable(), upload: upload.nullable() });
export type UploadArrival = z.output<typeof arrival>;

/** No row of the specification: a picture whose connection breaks goes on where it stopped. */
export const beginUpload = endpoint({
  id: 'C380',
  method: 'POST',
  path: '/uploads/transfers',
  summary: 'Begins a picture that arrives in parts, or says where it stopped; what is there already is not sent again',
  access: 'session',
  body: z
    .strictObject({
      purpose: uploadPurpose,
      bytes: z.int({ error: 'Dinos cuánto pesa la imagen' }).positive({ error: 'Elige una imagen' }),
      /** SHA-256 of the whole file. */
      hash: z.string({ error: 'La imagen no es válida' }).regex(/^[0-9a-f]{64}$/, { error: 'La imagen no es válida' }),
    })
    .meta({
      examples: [
        {
          purpose: 'project-photo',
          bytes: 2_345_678,
          hash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
        },
      ],
    }),
  response: arrival.meta({ examples: [{ ok: 1, transfer: { ...transferExample, received: 0 }, upload: null }] }),
});

/** No row of the specification. */
export const sendUploadPart = endpoint({
  id: 'C381',
  method: 'POST',
  path: '/uploads/transfers/{id}/parts/{offset}',
  summary: 'The next part of a picture, from its first byte on; the last one makes it an upload, as C160 does',
  access: 'session',
  isMultipart: true,
  params: transferParams.extend({
    offset: z.coerce.number({ error: 'La parte no es válida' }).int({ error: 'La parte no es válida' }).nonnegative({
      error: 'La parte no es válida',
    }),
  }),
  body: z.object({ part: z.string().meta({ format: 'binary' }) }),
  response: arrival.meta({ examples: [{ ok: 1, transfer: transferExample, upload: null }] }),
});

/** No row of the specification: after a broken connection nobody knows whether the last part arrived. */
export const getUploadTransfer = endpoint({
  id: 'C382',
  method: 'GET',
  path: '/uploads/transfers/{id}',
  summary: "How much of one's own picture has arrived",
  access: 'session',
  params: transferParams,
  response: z.object({ data: uploadTransfer }).meta({ examples: [{ data: transferExample }] }),
});

/** No row of the specification. */
export const cancelUpload = endpoint({
  id: 'C384',
  method: 'DELETE',
  path: '/uploads/transfers/{id}',
  summary: "Gives up one's own picture that is on its way",
  access: 'session',
  params: transferParams,
  response: acknowledgement,
});
