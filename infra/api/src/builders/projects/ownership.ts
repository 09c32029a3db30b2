import type { ProjectActor, ProjectState } from '@umbral/domain/homes/project-states.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { found, Refusal } from '../../engine/replies/refusal.ts';
import { isAdministrator } from '../../engine/sessions/access.ts';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { projectTexts as texts } from './project-texts.ts';

/** A project as every change needs to know it. */
export interface OwnedProject {
  id: number;
  slug: string;
  title: string;
  state: ProjectState;
  version: number;
  is_held: boolean;
  builder_id: number;
}

/** In which of the two parts a person acts. */
export function actorOf(person: SignedIn): ProjectActor {
  return isAdministrator(person) ? 'administrator' : 'builder';
}

/** Whether a person acts for a builder: its members, and administrators for all. */
export async function actsFor(db: Kysely<Database>, person: SignedIn, builderId: number): Promise<boolean> {
  if (isAdministrator(person)) return true;
  const member = await db
    .selectFrom('builder_member')
    .where('builder_id', '=', builderId)
    .where('user_id', '=', person.userId)
    .select('user_id')
    .executeTakeFirst();
  return member !== undefined;
}

/** 403 unless the person acts for the builder: that a builder exists is no secret. 422 where there is none. */
export async function requireBuilder(db: Kysely<Database>, person: SignedIn, builderId: number): Promise<void> {
  if (!(await actsFor(db, person, builderId))) throw new Refusal('not-allowed');
  const builder = await db.selectFrom('builder').where('id', '=', builderId).select('id').executeTakeFirst();
  if (!builder) throw new Refusal('invalid-input', { builder: texts.absent });
}

/**
 * A project that the person may see and change; anybody else's is as absent as one that does not exist (404), and so
 * is an archived one for its builder. With `lock` it stays as it is until the transaction ends.
 */
export async function ownProject(
  db: Kysely<Database>,
  person: SignedIn,
  id: number,
  lock?: 'lock',
): Promise<OwnedProject> {
  const { rows } = await sql<OwnedProject>`
    select id, slug, title, state, version, is_held, builder_id from project where id = ${id}
    ${lock ? sql`for update` : sql``}`.execute(db);
  const project = found(rows[0]);
  const isHidden = project.state === 'archived' && !isAdministrator(person);
  if (isHidden || !(await actsFor(db, person, project.builder_id))) throw new Refusal('not-found');
  return project;
}
