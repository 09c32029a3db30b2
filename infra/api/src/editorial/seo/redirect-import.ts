import { type RedirectLine, redirectLineOutcomes, sheetLines } from '@umbral/domain/api/seo.ts';
import type { Database } from 'infra-db/tables.ts';
import { type Kysely, sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { planSheet, type RedirectPlan } from './redirect-plan.ts';
import { allRedirects, lockRedirects, type NewRedirect } from './redirect-queries.ts';
import { readSheet } from './redirect-sheet.ts';
import { seoTexts } from './seo-texts.ts';

const texts = seoTexts.redirect.sheet;

export interface SheetAnswer {
  ok: 0 | 1;
  message: string;
  counts: Record<RedirectLine['outcome'], number>;
  lines: RedirectLine[];
}

/**
 * Says what a sheet would do, or does it: all of it in one transaction, or nothing where a line is wrong. The same
 * sheet again changes nothing.
 */
export async function takeSheet(
  { db }: Backend,
  actorId: number,
  { csv, apply }: { readonly csv: string; readonly apply: boolean },
): Promise<SheetAnswer> {
  const sheet = readSheet(csv);
  if (sheet.length === 0) return { ...answerOf([]), message: texts.empty };
  if (sheet.length > sheetLines) return { ...answerOf([]), message: texts.tooLong(sheet.length) };
  return db.transaction().execute(async (transaction) => {
    await lockRedirects(transaction);
    const plan = planSheet(await allRedirects({ db: transaction }), sheet);
    const answer = answerOf(plan.lines);
    if (answer.counts.wrong > 0) return { ...answer, message: texts.wrong(answer.counts.wrong) };
    if (!apply) return { ...answer, ok: 1, message: texts.checked };
    await carryOut(transaction, actorId, plan);
    return { ...answer, ok: 1, message: texts.applied };
  });
}

function answerOf(lines: readonly RedirectLine[]): SheetAnswer {
  const counts = Object.fromEntries(
    redirectLineOutcomes.map((outcome) => [outcome, lines.filter((line) => line.outcome === outcome).length]),
  ) as SheetAnswer['counts'];
  return { ok: 0, message: '', counts, lines: [...lines] };
}

/** Former redirects first: none of them may lead to the start of a new one. */
async function carryOut(db: Kysely<Database>, actorId: number, { changed, added }: RedirectPlan): Promise<void> {
  if (changed.length + added.length === 0) return;
  const rows = (rules: readonly NewRedirect[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rules)}::jsonb) as n ("from" text, "to" text, status smallint)`;
  await sql`
    with before as (select r.* from redirect_rule r join ${rows(changed)} on n."from" = r.from_path),
      saved as (
        update redirect_rule r set to_path = n."to", status = n.status from ${rows(changed)}
        where r.from_path = n."from" returning r.id, r.from_path, r.to_path, r.status)
    insert into audit_log (actor_id, action, entity, entity_id, before, after)
    select ${actorId}::int, 'save', 'redirect_rule', s.id::text,
      jsonb_build_object('from', b.from_path, 'to', b.to_path, 'status', b.status),
      jsonb_build_object('from', s.from_path, 'to', s.to_path, 'status', s.status)
    from saved s join before b on b.id = s.id`.execute(db);
  await sql`
    with saved as (
      insert into redirect_rule (from_path, to_path, status, created_by)
      select n."from", n."to", n.status, ${actorId}::int from ${rows(added)}
      returning id, from_path, to_path, status)
    insert into audit_log (actor_id, action, entity, entity_id, after)
    select ${actorId}::int, 'save', 'redirect_rule', s.id::text,
      jsonb_build_object('from', s.from_path, 'to', s.to_path, 'status', s.status) from saved s`.execute(db);
  await sql`select enqueue_once('purge', 'rules', '{"all": true}')`.execute(db);
}
