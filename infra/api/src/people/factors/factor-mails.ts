import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import type { Letter } from '../../engine/mail/mail-letter.ts';
import { existing } from '../../engine/mail/mail-subject.ts';
import * as write from './factor-letters.ts';
import type { FactorOrder } from './factor-orders.ts';
import { factorsOf } from './factor-queries.ts';
import { issueMailCode } from './sign-in-codes.ts';

/** Writes a mail about the second step. A code comes to be here and is kept nowhere. */
export async function composeFactorMail(backend: Backend, order: FactorOrder): Promise<Composed> {
  const found = await backend.db
    .selectFrom('app_user')
    .where('id', '=', order.userId)
    .where('is_active', '=', true)
    .select(['id', 'email', 'first_name'])
    .executeTakeFirst();
  const owner = existing(found);
  const facts = { name: owner.first_name, origin: backend.config.origin };
  return { to: [{ name: owner.first_name, address: owner.email }], letter: await letterOf(backend, order, facts) };
}

async function letterOf(backend: Backend, order: FactorOrder, facts: write.FactorFacts): Promise<Letter> {
  switch (order.template) {
    case 'sign-in-code':
      return write.signInCode(facts, await issueMailCode(backend, order.userId));
    case 'passkey-added':
      return write.passkeyAdded(facts);
    case 'passkey-removed':
      return write.passkeyRemoved(facts);
    case 'second-step-on':
      return write.secondStepOn(facts);
    case 'second-step-off':
      return write.secondStepOff(facts);
    case 'recovery-code-used':
      return write.recoveryCodeUsed(facts, (await factorsOf(backend.db, order.userId)).recoveryCodes);
  }
}
