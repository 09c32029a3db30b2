import type { ConsentEntry } from '@umbral/domain/people/consent.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Owner } from './owner.ts';

/**
 * All that a person has said yes or no to, the last word first: proofs, requests to builders with the sentence that
 * they showed, and choices of cookies. Rows that bear an address alone count where it is proven to be the person's.
 */
export async function consentHistory({ db }: Backend, { userId, email }: Owner): Promise<ConsentEntry[]> {
  const { rows } = await sql<Omit<ConsentEntry, 'at'> & { at: Date }>`
    select * from (
      select c.purpose, c.granted, t.body as sentence, c.version, null::text as about, c.at
      from consent c join consent_text t using (purpose, version)
      where c.user_id = ${userId} or lower(c.email) = ${email}
      union all
      select k.consent_purpose, said.granted, coalesce(k.consent_sentence, t.body), k.consent_version,
        coalesce(k.project_title, b.name), said.at
      from contact k join consent_text t on t.purpose = k.consent_purpose and t.version = k.consent_version
      left join builder b on b.id = k.builder_id,
      lateral (values (true, k.consent_at), (false, k.withdrawn_at)) as said(granted, at)
      where said.at is not null and (k.user_id = ${userId} or lower(k.email) = ${email})
      union all
      select 'cookies', a.choice = 'all', t.body, a.version, null, a.at
      from cookie_acceptance a join consent_text t on t.purpose = 'cookies' and t.version = a.version
      where a.user_id = ${userId}
    ) as said order by at desc limit 500`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
