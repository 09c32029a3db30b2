import { issueOperatorCode } from 'infra-api/people/factors/sign-in-codes.ts';
import { sql } from 'kysely';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';

export const codeCommand: Command = {
  name: 'code',
  usage: '<e-mail>',
  summary: 'Prints a code for the second step of an account that cannot do it otherwise.',
  details: [
    'The code counts once, within ten minutes, after the password of that account; a former one is worth nothing.',
    'Give it only to somebody whom you know: together with the password it opens the account with all its roles.',
    'That it was printed is kept in the log of staff.',
  ],
  async run({ db, print }, words) {
    const [email = '', ...rest] = words;
    if (email === '' || rest.length > 0) throw new AdminProblem('Say the e-mail address of one account.');
    const code = await db.transaction().execute(async (transaction) => {
      const person = await transaction
        .selectFrom('app_user')
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where('is_active', '=', true)
        .select('id')
        .executeTakeFirst();
      if (!person) throw new AdminProblem(`No active account has the address ${email}.`);
      await transaction
        .insertInto('audit_log')
        .values({ action: 'user.code', entity: 'app_user', entity_id: String(person.id) })
        .execute();
      return issueOperatorCode(transaction, person.id, new Date());
    });
    print(code);
    print('Type it where the login asks for a code, within ten minutes.');
  },
};
