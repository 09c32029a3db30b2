import type { Database } from 'infra-db/tables.ts';
import type { Kysely } from 'kysely';
import type { SignedIn } from '../../engine/sessions/session-store.ts';
import { ownDraft } from './draft-queries.ts';
import { ownProject } from './ownership.ts';

/** What a caller names: a draft or a project, one of both. */
export interface WantedSubject {
  readonly draft_id?: number | null | undefined;
  readonly project_id?: number | null | undefined;
}

/** What hangs on a form: on its project, or on its draft while it is of none. */
export interface FormSubject {
  readonly builder_id: number;
  readonly draft_id: number | null;
  readonly project_id: number | null;
}

/** The subject, if it is the person's: what hangs on a draft of a project's changes hangs on the project. */
export async function ownSubject(db: Kysely<Database>, person: SignedIn, wanted: WantedSubject): Promise<FormSubject> {
  if (wanted.project_id) {
    const { id, builder_id } = await ownProject(db, person, wanted.project_id);
    return { builder_id, draft_id: null, project_id: id };
  }
  const { id, builder_id, project_id } = await ownDraft(db, person, wanted.draft_id ?? 0);
  return project_id === null
    ? { builder_id, draft_id: id, project_id: null }
    : { builder_id, draft_id: null, project_id };
}
