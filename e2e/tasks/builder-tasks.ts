import type { BrowserContext } from '@playwright/test';
import type { Database } from '../fixtures/database.ts';
import type { Person } from '../fixtures/person.ts';
import { signInAs } from './staff-tasks.ts';

/** Makes somebody act for the builder of a project in review, and signs them in; gives that project. */
export async function actForBuilder(parts: {
  readonly person: Person;
  readonly database: Database;
  readonly context: BrowserContext;
}): Promise<{ readonly id: number; readonly title: string; readonly builderId: number }> {
  const { database } = parts;
  const [project] = await database.rows<{ id: number; title: string; builderId: number }>(
    `select id, title, builder_id as "builderId" from project where state = 'in-review' order by id limit 1`,
  );
  if (!project) throw new Error('no project of the demonstration is in review');
  await joinBuilder(parts, project.builderId);
  return project;
}

/** Makes somebody act for the builder whom another person has written to, and signs them in. */
export async function actForBuilderOf(parts: {
  readonly person: Person;
  readonly database: Database;
  readonly context: BrowserContext;
  /** Who has written. */
  readonly asked: Person;
}): Promise<void> {
  const [contact] = await parts.database.rows<{ builderId: number }>(
    'select builder_id as "builderId" from contact where lower(email) = $1 order by id desc limit 1',
    parts.asked.email,
  );
  if (!contact) throw new Error(`${parts.asked.email} has written to nobody`);
  await joinBuilder(parts, contact.builderId);
}

/** Makes somebody act for a builder, and signs them in. */
export async function joinBuilder(parts: Parameters<typeof signInAs>[1], builderId: number): Promise<void> {
  const { person, database } = parts;
  await database.rows(
    `insert into builder_member (builder_id, user_id, position)
     select $2, id, 'owner' from app_user where lower(email) = $1`,
    person.email,
    builderId,
  );
  await database.rows(
    "delete from user_role where role_key = 'user' and user_id = (select id from app_user where lower(email) = $1)",
    person.email,
  );
  await signInAs('constructora', parts);
}
