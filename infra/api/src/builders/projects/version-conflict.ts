import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { Refusal } from '../../engine/replies/refusal.ts';
import { projectTexts as texts } from './project-texts.ts';

const moment = new Intl.DateTimeFormat('es-CO', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Bogota',
});

/** What the log keeps of a change that a later conflict tells. */
const logged = z.object({ version: z.int(), changed: z.array(z.string()) });

interface Row {
  after: unknown;
  at: Date;
  by_administrator: boolean;
}

/** The refusal of a change that was made on an older version: each field that others changed since, by whom, when. */
export async function versionConflict(
  db: Kysely<Database>,
  project: { id: number; version: number },
  readVersion: number,
): Promise<Refusal> {
  const { rows } = await sql<Row>`
    select a.after, a.at, exists (
      select from user_role r where r.user_id = a.actor_id and r.role_key = 'administrador') as by_administrator
    from audit_log a
    where a.entity = 'project' and a.entity_id = ${String(project.id)}
      and (a.after ->> 'version')::integer > ${readVersion}
    order by a.id`.execute(db);
  const issues: Record<string, string> = { version: texts.version(project.version) };
  for (const { after, at, by_administrator } of rows) {
    const by = by_administrator ? texts.byAdministrator : texts.byBuilder;
    for (const path of logged.parse(after).changed) issues[path] = texts.changed(by, moment.format(at));
  }
  return new Refusal('conflict', issues);
}
