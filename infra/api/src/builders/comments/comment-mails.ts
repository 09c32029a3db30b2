import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import type { Composed } from '../../engine/mail/composed.ts';
import { existing, subjectOf } from '../../engine/mail/mail-subject.ts';
import { administrators } from '../../people/identity/administrators.ts';
import { receivers } from '../projects/mail-receivers.ts';
import { projectComments } from './comment-letters.ts';
import type { CommentOrder } from './comment-orders.ts';

interface CommentRow {
  title: string;
  by_portal: boolean;
  builder: { id: number; name: string };
  said: string[];
  receivers: { name: string; address: string }[];
}

/** Tells one side what the other said and has not been settled since; nothing where all of it was. */
export async function commentMail(backend: Backend, { commentId }: CommentOrder): Promise<Composed> {
  const row = await subjectOf(
    backend,
    sql<CommentRow>`
      select coalesce(j.title, d.title) as title, n.by_portal, jsonb_build_object('id', b.id, 'name', b.name) as builder,
        array(select c.body from project_comment c where c.draft_id is not distinct from n.draft_id
          and c.project_id is not distinct from n.project_id and c.by_portal = n.by_portal and c.told_at = n.told_at
          and c.settled_at is null order by c.id) as said,
        ${receivers} as receivers
      from project_comment n join builder b on b.id = n.builder_id
        left join project j on j.id = n.project_id left join project_draft d on d.id = n.draft_id
      where n.id = ${commentId}`,
  );
  const { title, by_portal: byPortal, builder, said } = row;
  existing(said[0]);
  const to = byPortal ? row.receivers : await administrators(backend);
  return { to, letter: projectComments({ title, byPortal, builder, said, origin: backend.config.origin }) };
}
