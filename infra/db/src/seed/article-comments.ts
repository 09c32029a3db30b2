import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { randomOf } from 'infra-random/random.ts';
import type { Remark, Thread } from './comment-threads.ts';
import type { SeedRow } from './insert-rows.ts';
import { seedMoment } from './seed-clock.ts';

const dayMs = 86_400_000;

/** What comments ask of their article. */
export interface CommentedArticle {
  id: number;
  slug: string;
  topic: string;
  published: string;
}

/** The threads of each article, by slug: its own ones, then those of its topic, dealt out so that none comes twice. */
function dealThreads(articles: readonly CommentedArticle[], threads: readonly Thread[]): Map<string, Thread[]> {
  const dealt = new Map(articles.map(({ slug }): [string, Thread[]] => [slug, []]));
  for (const thread of threads.filter(({ slug }) => slug !== null)) {
    const own = dealt.get(thread.slug ?? '');
    if (!own) throw new Error(`a comment belongs to the unknown article ${thread.slug}`);
    own.push(thread);
  }
  for (const thread of threads.filter(({ slug }) => slug === null)) {
    const [emptiest] = articles
      .filter(({ topic }) => topic === thread.topic)
      .map(({ slug }) => dealt.get(slug) ?? [])
      .toSorted((a, b) => a.length - b.length);
    emptiest?.push(thread);
  }
  return dealt;
}

/** A moment after `from`, at most `days` later and never after the day of the seed. */
function momentAfter(from: string, days: number, fraction: number): string {
  const start = Date.parse(from);
  const span = Math.min(days * dayMs, Date.parse(seedMoment) - start);
  return new Date(start + Math.round(span * fraction)).toISOString();
}

function rowOf(id: number, articleId: number, parent: number | null, { name, content }: Remark, created: string) {
  return {
    id,
    article_id: articleId,
    parent_id: parent,
    user_id: null,
    name,
    email: `${slugify(name)}@example.com`,
    subject: '',
    content,
    state: 'published',
    created_at: created,
  } satisfies SeedRow<'comment'>;
}

/** What readers wrote under the articles, with the answers of others and of the portal. */
export function commentRows(articles: readonly CommentedArticle[], threads: readonly Thread[]): SeedRow<'comment'>[] {
  const dealt = dealThreads(articles, threads);
  const rows: SeedRow<'comment'>[] = [];
  for (const { id: articleId, slug, published } of articles) {
    const random = randomOf(`comments ${slug}`);
    for (const { first, replies } of dealt.get(slug) ?? []) {
      let moment = momentAfter(published, 24, random.between(0.02, 0.9));
      const top = rows.length + 1;
      rows.push(rowOf(top, articleId, null, first, moment));
      for (const reply of replies) {
        moment = momentAfter(moment, 2, random.between(0.05, 0.8));
        rows.push(rowOf(rows.length + 1, articleId, top, reply, moment));
      }
    }
  }
  return rows;
}
