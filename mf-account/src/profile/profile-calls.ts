import { saveProfile } from '@umbral/domain/api/profile.ts';
import { sessionOfUser } from '@umbral/domain/api/session-of-user.ts';
import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { refused, sent } from '@umbral/kit/form/outcome.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import type { Session } from '@umbral/protocol/remote/remote-context.ts';
import type { ProfileChange } from './profile-values.ts';

/** A profile that was saved: the sentence to show, and the person as header and forms know them from now on. */
export interface SavedProfile {
  readonly message: string;
  readonly session: Session;
  readonly avatar: ImageSource | null;
}

/** Saves what became different of a profile; `avatar` is the key of an upload, null takes the picture away. */
export async function sendProfile(
  call: CallApi,
  change: ProfileChange & { readonly avatar?: string | null },
): Promise<Outcome<SavedProfile>> {
  const { user, message } = await call(saveProfile, { body: change });
  return user ? sent({ message, session: sessionOfUser(user), avatar: user.avatar }) : refused(message);
}
