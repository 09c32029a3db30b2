import type { OwnDevice } from '@umbral/domain/api/sessions.ts';
import { deviceName } from '@umbral/domain/people/device-name.ts';
import type { Backend } from '../../engine/backend.ts';

/** Browsers that an account knows, the one that asks first, then by their last use. */
export async function devicesOf({ db }: Backend, userId: number, current: Buffer | undefined): Promise<OwnDevice[]> {
  const rows = await db
    .selectFrom('known_device')
    .where('user_id', '=', userId)
    .select(['id', 'user_agent', 'first_seen_at', 'last_seen_at', 'token_hash'])
    .orderBy('last_seen_at', 'desc')
    .execute();
  const devices = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    first_seen_at: row.first_seen_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    is_current: current !== undefined && row.token_hash.equals(current),
  }));
  return devices.toSorted((a, b) => Number(b.is_current) - Number(a.is_current));
}

/** Makes a browser a stranger to a person; false where the person knows none of that number. */
export async function forgetDeviceOf({ db }: Backend, userId: number, id: number): Promise<boolean> {
  const gone = await db
    .deleteFrom('known_device')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}
