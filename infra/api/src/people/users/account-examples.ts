import type { Letter } from '../../engine/mail/mail-letter.ts';
import * as write from './account-letters.ts';
import type { AccountOrder } from './account-orders.ts';
import { confirmationPath } from './email-confirmation.ts';

const name = 'Ana';
const token = 'ejemplo';

/** The letters about accounts with invented contents. */
export const accountExamples: Readonly<Record<AccountOrder['template'], (origin: string) => readonly Letter[]>> = {
  welcome: (origin) => [
    write.welcome({ name, origin }, confirmationAt(origin)),
    write.welcome({ name, origin }, undefined),
  ],
  'account-exists': (origin) => [write.accountExists({ name, origin })],
  'email-confirmation': (origin) => [write.confirmAddress({ name, origin }, confirmationAt(origin))],
  'password-reset': (origin) => [write.passwordReset({ name, origin }, token)],
  'password-changed': (origin) => [write.passwordChanged({ name, origin })],
  'wrong-passwords': (origin) => [write.wrongPasswords({ name, origin })],
  'new-device': (origin) => [
    write.newDevice({ name, origin }, { name: 'Chrome en Windows', since: new Date('2026-11-24T15:30:00Z') }),
  ],
  'identity-linked': (origin) => [write.identityLinked({ name, origin }, 'Google')],
  'identity-unlinked': (origin) => [write.identityUnlinked({ name, origin }, 'Google')],
};

function confirmationAt(origin: string): string {
  return `${origin}/api${confirmationPath}?token=${token}`;
}
