import { randomBytes } from 'node:crypto';
import { roleLabels } from '@umbral/domain/vocabulary/labels.ts';
import { roles as knownRoles, type Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import { recordSecurityEvent } from 'infra-api/engine/sessions/security-log.ts';
import { hashPassword } from 'infra-api/people/users/password.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';
import { readWords } from './command-words.ts';

const shortest = 8;
const longest = 64;

interface NewUser {
  email: string;
  firstName: string;
  lastName: string;
  roles: readonly Role[];
  builder: string | undefined;
}

function readRoles(given: readonly string[]): Role[] {
  const found = z.array(z.enum(knownRoles)).safeParse(given);
  if (found.success) return [...new Set(found.data)];
  throw new AdminProblem(`There is no such role; there are ${knownRoles.join(', ')}.`);
}

function readUser(words: string[]): NewUser & { isGenerated: boolean } {
  const { values, positionals } = readWords(words, {
    name: { type: 'string' },
    'last-name': { type: 'string' },
    role: { type: 'string', multiple: true },
    builder: { type: 'string' },
    generate: { type: 'boolean' },
  });
  const email = z.email().max(254).safeParse(positionals[0]);
  if (!email.success || positionals.length !== 1) throw new AdminProblem('Say the e-mail address of the new account.');
  return {
    email: email.data,
    firstName: values.name ?? email.data.split('@')[0] ?? '',
    lastName: values['last-name'] ?? '',
    roles: readRoles(values.role ?? ['user']),
    builder: values.builder,
    isGenerated: values.generate ?? false,
  };
}

function checkPassword(given: string): string {
  const password = given.replace(/\r?\n$/, '');
  if (password === '') throw new AdminProblem('Pipe the password into the command, or let --generate make one.');
  const { length } = [...password];
  if (length >= shortest && length <= longest) return password;
  throw new AdminProblem(`The password needs ${shortest} to ${longest} characters.`);
}

/** Which builder the account acts for; the slug must exist. */
async function builderId(db: Kysely<Database>, slug: string): Promise<number> {
  const builder = await db.selectFrom('builder').where('slug', '=', slug).select('id').executeTakeFirst();
  if (!builder) throw new AdminProblem(`There is no builder ${slug}.`);
  return builder.id;
}

async function insertUser(db: Kysely<Database>, user: NewUser, passwordHash: string): Promise<number> {
  const created = await db
    .insertInto('app_user')
    .values({ email: user.email, first_name: user.firstName, last_name: user.lastName, email_verified_at: new Date() })
    .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!created) throw new AdminProblem('This address has an account already.');
  const { id } = created;
  // A portal without the demonstration data has no roles yet.
  const roles = user.roles.map((key) => ({ key, label: roleLabels[key] }));
  await db
    .insertInto('role')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('user_role')
    .values(user.roles.map((role_key) => ({ user_id: id, role_key })))
    .execute();
  await db.insertInto('credential').values({ user_id: id, password_hash: passwordHash }).execute();
  if (user.builder) {
    const builder_id = await builderId(db, user.builder);
    await db.insertInto('builder_member').values({ builder_id, user_id: id, position: 'owner' }).execute();
  }
  const facts = { after: [...user.roles], ...(user.builder ? { builder: user.builder } : {}) };
  await recordSecurityEvent(db, { kind: 'account-created', userId: id, facts });
  return id;
}

export const createUserCommand: Command = {
  name: 'create-user',
  usage: '<e-mail> [--role <role>]… [--name <name>] [--last-name <name>] [--builder <slug>] [--generate]',
  summary: 'Creates an account; the password comes by a pipe or is made and shown once.',
  details: [
    `Roles: ${knownRoles.join(', ')}; without --role it is user. --role may be given several times.`,
    '--builder makes the account an owner of that builder.',
    'The password is never a word of the command, where other users of the machine could read it:',
    '  create-user ana@example.com --role administrador < password.txt',
    '  create-user ana@example.com --role administrador --generate',
    'An account that exists already is not changed.',
  ],
  async run({ db, print, readInput }, words) {
    const user = readUser(words);
    const made = user.isGenerated ? randomBytes(15).toString('base64url') : undefined;
    const hash = await hashPassword(made ?? checkPassword(await readInput()), 'administration');
    const id = await db.transaction().execute((transaction) => insertUser(transaction, user, hash));
    print(`Account ${id} is created with ${user.roles.join(', ')}.`);
    if (made) print(`Its password, shown only now: ${made}`);
  },
};
