import * as calls from '@umbral/domain/api/upload-transfers.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import type { Storage } from '../../engine/third-parties/storage/storage.ts';
import { requirePurpose } from './store-upload.ts';
import { ownTransfer, toTransfer } from './transfer-queries.ts';
import { beginTransfer, endTransfer, takePart } from './transfer-upload.ts';

/** Pictures that one address may begin in a minute, and the parts that it may send. */
const beginLimit = { max: 120, perSeconds: 60 };
const partLimit = { max: 600, perSeconds: 60 };

/** Pictures that arrive in parts: their beginning, where they stand, and giving them up. */
export function transferRoutes(app: FastifyInstance, backend: Backend, storage: Storage): void {
  register(
    app,
    calls.beginUpload,
    async ({ body, session }) => {
      requirePurpose(session, body.purpose);
      return beginTransfer({ backend, storage, person: session }, body);
    },
    { limit: beginLimit },
  );
  register(app, calls.getUploadTransfer, async ({ params, session }) => ({
    data: toTransfer(await ownTransfer(backend.db, session.userId, params.id)),
  }));
  register(app, calls.cancelUpload, async ({ params, session }) => {
    await endTransfer({ backend, storage }, await ownTransfer(backend.db, session.userId, params.id));
    return { ok: 1 };
  });
}

/** The call that takes a part: it is a form with a file, and belongs where such forms are understood. */
export function partRoute(app: FastifyInstance, backend: Backend, storage: Storage): void {
  register(
    app,
    calls.sendUploadPart,
    async ({ params, session, request }) => takePart({ backend, storage, person: session }, params, request),
    { limit: partLimit },
  );
}
