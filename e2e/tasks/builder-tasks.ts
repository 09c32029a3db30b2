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
  const { person, database } = parts;
  const [project] = await database.rows<{ id: number; title: string; builderId: number }>(
    `select id, title, builder_id as "builderId" from project where state = 'in-review' order by id limit 1`,
  );
  if (!project) throw new Error('no project of the demonstration is in review');
  await database.rows(
    `insert into builder_member (builder_id, user_id, position)
     select $2, id, 'owner' from app_user where lower(email) = $1`,
    person.email,
    project.builderId,
  );
  await database.rows(
    "delete from user_role where role_key = 'user' and user_id = (select id from app_user where lower(email) = $1)",
    person.email,
  );
  await signInAs('constructora', parts);
  return project;
}
