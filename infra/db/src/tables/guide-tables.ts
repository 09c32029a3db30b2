import type { Generated } from 'kysely';
import type { DefaultJson, DefaultMoment, Json, Moment, OptionalJson } from './column.ts';

export interface GuideTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  cover_key: string | null;
  cover_alt: Generated<string>;
  position: number;
  audience: Generated<'colombia' | 'abroad'>;
  published_at: Moment;
  updated_at: DefaultMoment;
}

export interface GuideSectionTable {
  id: Generated<number>;
  guide_id: number;
  position: number;
  title: string;
  slug: string;
  body: Json;
}

export interface GuideDownloadTable {
  id: Generated<number>;
  guide_id: number;
  position: number;
  title: string;
  file_name: string;
  media_type: 'text/csv' | 'text/plain' | 'text/html' | 'application/pdf';
  /** The file as it is sent; null where it is drawn from `body`. */
  content: string | null;
  lead: Generated<string>;
  body: OptionalJson;
}

export interface GuideUnlockTable {
  id: Generated<number>;
  guide_id: number;
  lead_id: number | null;
  visitor_key: string;
  created_at: DefaultMoment;
}

export interface ToolTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  kind: 'calculator' | 'checklist' | 'reference';
  icon: string;
  body: DefaultJson;
  position: number;
}

export interface GuidesTables {
  guide: GuideTable;
  guide_section: GuideSectionTable;
  guide_download: GuideDownloadTable;
  guide_unlock: GuideUnlockTable;
  tool: ToolTable;
}
