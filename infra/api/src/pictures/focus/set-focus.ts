import type { ImageFocus } from '@umbral/domain/media/image-focus.ts';
import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import { renewShown } from '../derivatives/publish-derivatives.ts';

/** Says what of a picture stays in sight where it is cropped; whatever shows it is drawn anew. Null: its middle. */
export function setFocus(db: Kysely<Database>, key: string, focus: ImageFocus | null): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await trx
      .updateTable('media_asset')
      .set({ focus_x: focus?.x ?? null, focus_y: focus?.y ?? null })
      .where('key', '=', key)
      .execute();
    await renewShown(trx, key);
  });
}
