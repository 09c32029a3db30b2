import { issueOperatorCode } from 'infra-api/people/factors/sign-in-codes.ts';
import { readAddress, takeAccount } from './active-account.ts';
import type { Command } from './command.ts';

export const codeCommand: Command = {
  name: 'code',
  usage: '<e-mail>',
  summary: 'Prints a code for the second step of an account that cannot do it otherwise.',
  details: [
    'The code counts once, within ten minutes, after the password of that account; a former one is worth nothing.',
    'Give it only to somebody whom you know: together with the password it opens the account with all its roles.',
    'That it was printed is kept in the log of security.',
  ],
  async run({ db, print }, words) {
    const email = readAddress(words);
    const code = await db
      .transaction()
      .execute(async (transaction) =>
        issueOperatorCode(transaction, await takeAccount(transaction, email, 'operator-code-issued'), new Date()),
      );
    print(code);
    print('Type it where the login asks for a code, within ten minutes.');
  },
};
