import type { Payload } from '@umbral/protocol/events/catalogue.ts';
import type { SignedInUser } from './users.ts';

/** The backend's user as the bus and the remotes know it. */
export function sessionOfUser(user: SignedInUser): NonNullable<Payload<'shell/session-changed'>['session']> {
  return {
    id: user.id,
    name: user.name,
    lastName: user.last_name,
    email: user.email,
    phone: user.phone,
    roles: user.roles.split(',').filter((role) => role !== ''),
  };
}
