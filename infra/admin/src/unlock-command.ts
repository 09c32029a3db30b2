import { unlockAccount } from 'infra-api/people/users/unlock-account.ts';
import { sql } from 'kysely';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';

export const unlockCommand: Command = {
  name: 'unlock',
  usage: '<e-mail>',
  summary: 'Forgets the wrong passwords, codes and mails that were counted for an account.',
  details: [
    'Its owner signs in without work or pause, also on a device that the account does not know.',
    'Counts are keyed by the secret of the API: elsewhere than with `npm run admin` set CAPTCHA_SECRET to it.',
    'A person who was put out stays out. That an account was unlocked is kept in the log of staff.',
  ],
  async run({ db, secret, print }, words) {
    const [email = '', ...rest] = words;
    if (email === '' || rest.length > 0) throw new AdminProblem('Say the e-mail address of one account.');
    if (!secret) throw new AdminProblem('Set CAPTCHA_SECRET to that of the API: the counts are keyed by it.');
    await db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('app_user')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('is_active', '=', true)
        .select('id')
        .executeTakeFirst();
      if (!person) throw new AdminProblem(`No active account has the address ${email}.`);
      await unlockAccount(transaction, secret, { userId: person.id, email });
      await transaction
        .insertInto('audit_log')
        .values({ action: 'user.unlock', entity: 'app_user', entity_id: String(person.id) })
        .execute();
    });
    print(`${email} has all its tries again.`);
  },
};
