import type { Preview, PreviewEnding } from '@umbral/domain/api/project-previews.ts';
import { sql } from 'kysely';
import type { Backend } from '../../engine/backend.ts';
import { found } from '../../engine/replies/refusal.ts';
import { hashToken } from '../../engine/tokens/opaque-token.ts';
import type { DrawnPreview, PreviewSource } from './draw-preview.ts';
import { partOf } from './kept-values.ts';

interface SubjectRow {
  id: number;
  builder_id: number;
  project_id: number | null;
  draft_id: number | null;
  payload: unknown;
  /** Of the draft, or of the project where it has none. */
  version: number;
  saved_at: Date;
  is_revoked: boolean;
  is_expired: boolean;
  is_gone: boolean;
}

/** Draws a source, or gives what was drawn of the same version a moment ago. */
export type Draw = (key: string, source: PreviewSource, number: number) => Promise<DrawnPreview>;

async function subjectOf({ db, now }: Backend, token: string): Promise<SubjectRow> {
  const { rows } = await sql<SubjectRow>`
    select w.id, w.builder_id, w.project_id, d.id as draft_id, d.payload,
      coalesce(d.version, j.version) as version, coalesce(d.updated_at, j.updated_at) as saved_at,
      w.revoked_at is not null as is_revoked, w.expires_at <= ${now()} as is_expired,
      coalesce(j.state = 'archived', false) as is_gone
    from project_preview w
    left join project j on j.id = w.project_id
    left join project_draft d on d.id = w.draft_id or d.project_id = w.project_id
    where w.link_hash = ${hashToken(token)}`.execute(db);
  return found(rows[0]);
}

function endingOf({ is_revoked, is_expired, is_gone }: SubjectRow): PreviewEnding | undefined {
  if (is_revoked) return 'revoked';
  if (is_expired) return 'expired';
  return is_gone ? 'gone' : undefined;
}

/** What stands behind a link now; 404 for a link that never was. */
export async function openLink(
  backend: Backend,
  draw: Draw,
  { token, number }: { readonly token: string; readonly number: number },
): Promise<Preview | { state: 'ended'; why: PreviewEnding }> {
  const subject = await subjectOf(backend, token);
  const why = endingOf(subject);
  if (why) return { state: 'ended', why };
  const { id, builder_id: builder, project_id: projectId, draft_id, payload, version, saved_at } = subject;
  const draft = draft_id === null ? null : { id: draft_id, payload: partOf(payload) };
  const key = `${draft_id ?? ''} ${projectId ?? ''} ${version} ${saved_at.getTime()}`;
  const { typologies, ...drawn } = await draw(key, { builder, projectId, draft }, number);
  await backend.db
    .updateTable('project_preview')
    .set((eb) => ({ opened: eb('opened', '+', 1), opened_at: backend.now() }))
    .where('id', '=', id)
    .execute();
  return { state: 'open', version, saved_at: saved_at.toISOString(), typologies: [...typologies], ...drawn };
}
