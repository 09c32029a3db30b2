import { createUpload, type Upload, type UploadPurpose } from '@umbral/domain/api/uploads.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

interface UploadForm {
  readonly purpose?: string;
  readonly file?: Buffer;
  /** What the browser says of the file; it counts for nothing. */
  readonly name?: string;
  readonly type?: string;
}

interface SendOptions {
  readonly cookie?: string | undefined;
  readonly headers?: Record<string, string>;
  /** Changes the form before it is sent. */
  readonly change?: (form: FormData) => void;
}

/** Sends a picture as the form of the portal does and gives the raw answer. */
export async function sendUpload(
  app: FastifyInstance,
  { purpose, file, name = 'foto.jpg', type = 'image/jpeg' }: UploadForm,
  { cookie, headers, change }: SendOptions = {},
): Promise<LightMyRequestResponse> {
  const form = new FormData();
  if (purpose !== undefined) form.append('purpose', purpose);
  if (file) form.append('file', new Blob([new Uint8Array(file)], { type }), name);
  change?.(form);
  const encoded = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/uploads',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...headers,
    },
  });
}

/** Uploads a picture and gives what the portal makes of it; anything but 200 throws with what came. */
export async function uploadPicture(
  app: FastifyInstance,
  cookie: string,
  purpose: UploadPurpose,
  file: Buffer,
): Promise<Upload> {
  const answer = await sendUpload(app, { purpose, file }, { cookie });
  if (answer.statusCode !== 200) throw new Error(`the upload was answered ${answer.statusCode}: ${answer.body}`);
  return createUpload.response.parse(answer.json());
}
