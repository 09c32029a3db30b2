import { deviceName } from '@umbral/domain/people/device-name.ts';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { existing } from '../../engine/mail/mail-subject.ts';
import { labelOfProvider } from '../../engine/third-parties/provider-settings.ts';
import * as write from './account-letters.ts';
import type { AccountOrder } from './account-orders.ts';
import { issueConfirmation } from './email-confirmation.ts';
import { issueReset } from './password-reset.ts';

interface Owner {
  id: number;
  email: string;
  first_name: string;
  email_verified_at: Date | null;
}

/** Writes a mail about an account; `requestId` is its row of the outbox. Tokens come to be here and are kept nowhere. */
export async function composeAccountMail(backend: Backend, order: AccountOrder, requestId: number): Promise<Composed> {
  const found = await backend.db
    .selectFrom('app_user')
    .where('id', '=', order.userId)
    // An account that is closed exists all the same.
    .$if(order.template !== 'account-exists', (query) => query.where('is_active', '=', true))
    .select(['id', 'email', 'first_name', 'email_verified_at'])
    .executeTakeFirst();
  const owner = existing(found);
  const letter = await letterOf(backend, { order, owner, requestId });
  return { to: [{ name: owner.first_name, address: owner.email }], letter };
}

interface Writing {
  order: AccountOrder;
  owner: Owner;
  requestId: number;
}

async function letterOf(backend: Backend, { order, owner, requestId }: Writing): Promise<Letter> {
  const facts = { name: owner.first_name, origin: backend.config.origin };
  switch (order.template) {
    case 'welcome':
      return write.welcome(facts, owner.email_verified_at ? undefined : await issueConfirmation(backend, owner));
    case 'account-exists':
      return write.accountExists(facts);
    case 'email-confirmation':
      return write.confirmAddress(facts, await issueConfirmation(backend, owner));
    case 'password-reset':
      return write.passwordReset(facts, await issueReset(backend, owner.id, requestId));
    case 'password-changed':
      return write.passwordChanged(facts);
    case 'wrong-passwords':
      return write.wrongPasswords(facts);
    case 'new-device':
      return write.newDevice(facts, await findDevice(backend, order));
    case 'identity-linked':
      return write.identityLinked(facts, labelOfProvider(backend.config.signIn, order.provider));
    case 'identity-unlinked':
      return write.identityUnlinked(facts, labelOfProvider(backend.config.signIn, order.provider));
  }
}

/** The device, unless it is forgotten by now: with a new password all are. */
async function findDevice(
  { db }: Backend,
  { userId, deviceId }: Extract<AccountOrder, { template: 'new-device' }>,
): Promise<write.NewDevice | undefined> {
  const row = await db
    .selectFrom('known_device')
    .where('id', '=', deviceId)
    .where('user_id', '=', userId)
    .select(['user_agent', 'first_seen_at'])
    .executeTakeFirst();
  return row && { name: deviceName(row.user_agent), since: row.first_seen_at };
}
