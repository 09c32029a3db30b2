import type { Generated } from 'kysely';
import type { DefaultMoment, Json, Moment } from './column.ts';

export interface ArticleCategoryTable {
  id: Generated<number>;
  name: string;
  slug: string;
  position: number;
}

export interface TagTable {
  id: Generated<number>;
  name: string;
  slug: string;
}

export interface ArticleTable {
  id: Generated<number>;
  slug: string;
  title: string;
  excerpt: string;
  body: Json;
  category_id: number;
  author: string;
  cover_key: string | null;
  cover_alt: Generated<string>;
  country_id: number | null;
  city_id: number | null;
  belongs_tv: Generated<boolean>;
  is_recommended: Generated<boolean>;
  home_position: number | null;
  reading_minutes: number;
  state: Generated<'draft' | 'published' | 'archived'>;
  published_at: Moment;
  updated_at: DefaultMoment;
}

export interface ArticleTagTable {
  article_id: number;
  tag_id: number;
}

export interface CommentTable {
  id: Generated<number>;
  article_id: number;
  parent_id: number | null;
  user_id: number | null;
  name: string;
  email: string;
  user_key: string | null;
  subject: Generated<string>;
  content: string;
  state: Generated<'published' | 'hidden'>;
  created_at: DefaultMoment;
}

export interface StaticPageTable {
  slug: string;
  title: string;
  description: string;
  body: Json;
  version: string;
  updated_at: DefaultMoment;
}

export interface MagazineTable {
  id: Generated<number>;
  slug: string;
  code: string;
  title: string;
  excerpt: string;
  embed_url: string;
  cover_key: string | null;
  cover_alt: Generated<string>;
  published_at: string;
}

export interface MagazinePageTable {
  id: Generated<number>;
  magazine_id: number;
  position: number;
  slug: string;
  kicker: Generated<string>;
  title: string;
  media_key: string | null;
  media_alt: Generated<string>;
  body: Json;
}

export interface ArticlesTables {
  article_category: ArticleCategoryTable;
  tag: TagTable;
  article: ArticleTable;
  article_tag: ArticleTagTable;
  comment: CommentTable;
  static_page: StaticPageTable;
  magazine: MagazineTable;
  magazine_page: MagazinePageTable;
}
