import type { Backend } from '../../engine/backend.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { hasProvenEmail } from '../identity/proven-email.ts';

/** Whose data are asked for. */
export interface Owner {
  readonly userId: number;
  /** The person's address in small letters; null where nobody has proved it: rows of an address are not told then. */
  readonly email: string | null;
}

/** The person of a session as the owner of data. */
export async function ownerOf({ db }: Backend, { userId, email }: SignedIn): Promise<Owner> {
  return { userId, email: (await hasProvenEmail(db, userId)) ? email.toLowerCase() : null };
}
