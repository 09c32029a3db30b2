import { focusUpload } from '@umbral/domain/api/uploads.ts';
import type { FastifyInstance } from 'fastify';
import type { Backend } from '../../engine/backend.ts';
import { register } from '../../engine/http/endpoint-route.ts';
import { found } from '../../engine/replies/refusal.ts';
import { findVisibleUpload } from '../uploads/upload-queries.ts';
import { setFocus } from './set-focus.ts';

/** What of a picture stays in sight where it is cropped. */
export function focusRoutes(app: FastifyInstance, { db }: Backend): void {
  register(app, focusUpload, async ({ params, body, session }) => {
    const { key } = found(await findVisibleUpload(db, session, params.key));
    await setFocus(db, key, body.focus);
    return { ok: 1, ...found(await findVisibleUpload(db, session, key)) };
  });
}
