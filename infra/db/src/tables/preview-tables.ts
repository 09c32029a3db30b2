import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment, OptionalMoment } from './column.ts';

export interface ProjectPreviewTable {
  id: Generated<number>;
  builder_id: number;
  draft_id: number | null;
  project_id: number | null;
  link_hash: Buffer;
  linked_at: Moment;
  created_by: number | null;
  expires_at: Moment;
  revoked_at: OptionalMoment;
  opened: Generated<number>;
  opened_at: OptionalMoment;
}

export interface ProjectVersionTable {
  project_id: number;
  version: number;
  action: string;
  form: Json;
  pictures: string[];
  changed: number | null;
  restored_from: number | null;
  actor_id: number | null;
  at: DefaultMoment;
}

export interface ProjectCommentTable {
  id: Generated<number>;
  builder_id: number;
  draft_id: number | null;
  project_id: number | null;
  path: string | null;
  body: string;
  author_id: number | null;
  by_portal: boolean;
  at: Moment;
  settled_at: OptionalMoment;
  settled_by: number | null;
  told_at: OptionalMoment;
  key: string;
}

export interface PreviewsTables {
  project_preview: ProjectPreviewTable;
  project_version: ProjectVersionTable;
  project_comment: ProjectCommentTable;
}
