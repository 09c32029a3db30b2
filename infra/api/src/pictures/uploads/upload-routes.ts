import multipart from '@fastify/multipart';
import * as calls from '@umbral/domain/api/uploads.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import { openStorage } from '../../engine/third-parties/storage/open-storage.ts';
import { pictureRoutes } from './picture-routes.ts';
import { forgetLostUploads, receiveUpload } from './receive-upload.ts';
import { removeUpload } from './remove-upload.ts';
import { requirePurpose, storeUpload } from './store-upload.ts';
import { partRoute, transferRoutes } from './transfer-routes.ts';
import { findVisibleUpload } from './upload-queries.ts';
import { uploadTexts } from './upload-texts.ts';

/** Uploads that one address may send in a minute. */
const uploadLimit = { max: 60, perSeconds: 60 };

/** Pictures that people send, what has become of them, and taking them back. */
export function uploadRoutes(app: FastifyInstance, backend: Backend): void {
  const storage = openStorage(backend.config.storage);
  app.addHook('onClose', async () => storage.close());
  app.addHook('onReady', () => forgetLostUploads(backend.now()));
  pictureRoutes(app, storage);

  // Forms with files are understood here and nowhere else.
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { throwFileSizeLimit: false });
    register(
      scope,
      calls.createUpload,
      async ({ request, session }) => {
        const upload = await receiveUpload(
          request,
          (purpose) => requirePurpose(session, purpose),
          (received) => storeUpload(backend, storage, session, received),
        );
        return { ok: 1, ...upload };
      },
      { limit: uploadLimit },
    );
    partRoute(scope, backend, storage);
  });

  transferRoutes(app, backend, storage);
  register(app, calls.getUpload, async ({ params, session }) => ({
    data: found(await findVisibleUpload(backend.db, session, params.key)),
  }));
  register(app, calls.deleteUpload, async ({ params, session }) => {
    await requireOwnership(backend, session, params.key);
    if ((await removeUpload(backend.db, params.key)) === 'used')
      throw new Refusal('conflict', { key: uploadTexts.used });
    return { ok: 1 };
  });
}

/** 404 for what somebody else uploaded: that it exists is nobody's business. */
async function requireOwnership(
  { db }: Backend,
  person: Parameters<typeof findVisibleUpload>[1],
  key: string,
): Promise<void> {
  const row = found(await db.selectFrom('upload').where('key', '=', key).select('owner_id').executeTakeFirst());
  if (row.owner_id !== person.userId && !isAdministrator(person)) throw new Refusal('not-found');
}
