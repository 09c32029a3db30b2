import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Job } from '../../engine/jobs/job.ts';
import { enqueueDeletionMail } from './deletion-orders.ts';
import { erasePerson, type Leaver } from './erase-person.ts';

/** Deletes every hour the accounts whose time to think again is over. */
export function deletionJob(backend: Backend): Job {
  return {
    name: 'delete-accounts',
    schedule: { everyMinutes: 60 },
    run: ({ signal }) => deleteDueAccounts(backend, signal),
  };
}

/** One account in each transaction: it is gone with its proof, or still there with both. */
export async function deleteDueAccounts(backend: Backend, signal?: AbortSignal): Promise<void> {
  await forgetOld(backend);
  while (!signal?.aborted && (await deleteNext(backend)));
}

async function deleteNext({ db, now }: Backend): Promise<boolean> {
  const moment = now();
  return db.transaction().execute(async (transaction) => {
    const { rows } = await sql<Leaver & { deletion_id: number }>`
      select d.id as deletion_id, u.id, u.email, u.email_verified_at is not null as is_proven,
        exists (select from user_role r where r.user_id = u.id and r.role_key in ('administrador', 'contributor'))
          as is_staff
      from account_deletion d join app_user u on u.id = d.user_id
      where d.done_at is null and d.due_at <= ${moment}
      order by d.due_at limit 1 for update of d, u skip locked`.execute(transaction);
    const [leaver] = rows;
    if (!leaver) return false;
    await erasePerson(transaction, leaver);
    const { deletion_id: deletionId } = leaver;
    await transaction
      .updateTable('account_deletion')
      .set({ done_at: moment, user_id: null, keep_hash: null })
      .where('id', '=', deletionId)
      .execute();
    await enqueueDeletionMail(transaction, { template: 'account-deleted', deletionId });
    return true;
  });
}

/** Letters that could not be sent for a month are given up; an account that went otherwise needs no row. */
async function forgetOld({ db, now }: Backend): Promise<void> {
  await sql`update account_deletion set email = null, first_name = null
    where email is not null and done_at < ${now()}::timestamptz - interval '30 days'`.execute(db);
  await sql`delete from account_deletion where done_at is null and user_id is null`.execute(db);
}
