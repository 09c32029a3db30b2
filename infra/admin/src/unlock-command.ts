import { unlockAccount } from 'infra-api/people/users/unlock-account.ts';
import { readAddress, takeAccount } from './active-account.ts';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';

export const unlockCommand: Command = {
  name: 'unlock',
  usage: '<e-mail>',
  summary: 'Forgets the wrong passwords, codes and mails that were counted for an account.',
  details: [
    'Its owner signs in without work or pause, also on a device that the account does not know.',
    'Counts are keyed by the secret of the API: elsewhere than with `npm run admin` set CAPTCHA_SECRET to it.',
    'A person who was put out stays out. That an account was unlocked is kept in the log of security.',
  ],
  async run({ db, secret, print }, words) {
    const email = readAddress(words);
    if (!secret) throw new AdminProblem('Set CAPTCHA_SECRET to that of the API: the counts are keyed by it.');
    await db.transaction().execute(async (transaction) => {
      const userId = await takeAccount(transaction, email, 'unlocked');
      await unlockAccount(transaction, secret, { userId, email });
    });
    print(`${email} has all its tries again.`);
  },
};
