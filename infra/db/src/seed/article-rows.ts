import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { randomOf } from 'infra-random/random.ts';
import { publicationMoments } from './article-calendar.ts';
import { commentRows } from './article-comments.ts';
import { chooseCovers } from './article-covers.ts';
import { readThreads } from './comment-threads.ts';
import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import type { MarkedFile } from './markup.ts';
import { fieldOf, parseBlocks, readingMinutes } from './markup.ts';
import type { MediaAsset, MediaLibrary } from './media-library.ts';
import { countryId } from './place-rows.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

/** Categories in the order of their chips. */
export const articleCategories = [
  'Comprar vivienda',
  'Crédito y subsidios',
  'Inversión',
  'Ciudades',
  'Vivir en el exterior',
  'Diseño y hogar',
  'Sector constructor',
];
const authors = [
  'Laura Restrepo',
  'Felipe Cárdenas',
  'Natalia Duque',
  'Andrés Quintana',
  'Valeria Montoya',
  'Camilo Herrera Páez',
  'Juliana Ospina',
  'Redacción Umbral',
];

/** Covers that an article may ask for: the groups of the covers in the picture library. */
export const articleTopics = [
  'primera-vivienda',
  'papeles',
  'credito',
  'subsidio',
  'ahorro',
  'ciudad',
  'interior',
  'cocina',
  'familia-mascotas',
  'leer-planos',
  'sector',
  'sostenible',
  'exterior',
  'seguros',
  'mudanza',
  'campo',
  'playa',
  'oficina-local',
  'feria',
];

function topicOf(file: MarkedFile): string {
  const topic = fieldOf(file, 'topic');
  if (!articleTopics.includes(topic)) throw new Error(`an article names the unknown topic ${topic}`);
  return topic;
}

export interface Article {
  id: number;
  slug: string;
  topic: string;
  category: string;
  published: string;
  file: MarkedFile;
}

/** All articles in the order of their files, each with its day. */
export function readArticles(): Article[] {
  const written = readTexts('articles').map(({ slug, file }, index) => {
    const category = fieldOf(file, 'category');
    const text = `${fieldOf(file, 'title')} ${fieldOf(file, 'excerpt')} ${file.body}`;
    return { id: index + 1, slug, file, category, topic: topicOf(file), text };
  });
  const published = publicationMoments(written);
  return written.map(({ text: _, ...article }) => ({ ...article, published: published.get(article.slug) ?? '' }));
}

const tagsOf = ({ file }: Article) =>
  fieldOf(file, 'tags')
    .split(',')
    .map((tag) => tag.trim());

function categoryId(name: string): number {
  const index = articleCategories.indexOf(name);
  if (index < 0) throw new Error(`an article names the unknown category ${name}`);
  return index + 1;
}

/** The newest article of every category, then the next newest: the slugs of the home page in their order. */
function homeArticles(newestFirst: readonly Article[]): string[] {
  const seen = new Set<string>();
  const first = newestFirst.filter(({ category }) => !seen.has(category) && seen.add(category));
  return [...new Set([...first, ...newestFirst])].slice(0, 8).map(({ slug }) => slug);
}

function articleRow(article: Article, rank: number, home: readonly string[], cover: MediaAsset): SeedRow<'article'> {
  const { id, slug, file, category, published } = article;
  const city = seedCities.find((candidate) => candidate.slug === file.fields.get('city'));
  const country = file.fields.get('country');
  return {
    id,
    slug,
    title: fieldOf(file, 'title'),
    excerpt: fieldOf(file, 'excerpt'),
    body: parseBlocks(file.body),
    category_id: categoryId(category),
    author: randomOf(`author ${slug}`).pick(authors),
    cover_key: cover.key,
    cover_alt: cover.alt,
    country_id: country ? countryId(country) : null,
    city_id: city?.id ?? null,
    belongs_tv: file.fields.get('tv') === 'yes',
    is_recommended: rank % 5 === 1,
    home_position: home.includes(slug) ? home.indexOf(slug) + 1 : null,
    reading_minutes: readingMinutes(file.body),
    state: 'published',
    published_at: published,
    updated_at: published,
  };
}

export function articleRows(articles: readonly Article[], library: MediaLibrary): SeedRow<'article'>[] {
  const newestFirst = articles.toSorted((a, b) => (a.published < b.published ? 1 : -1));
  const home = homeArticles(newestFirst);
  const covers = chooseCovers(newestFirst, library);
  return articles.map((article) =>
    articleRow(
      article,
      newestFirst.indexOf(article),
      home,
      covers.get(article.slug) ?? library.at('cover', article.id),
    ),
  );
}

/** News with categories, tags and comments. */
export function articleTables(library: MediaLibrary): TableRows[] {
  const articles = readArticles();
  const tags = [...new Set(articles.flatMap(tagsOf))].toSorted();
  const links = articles.flatMap((article): SeedRow<'article_tag'>[] =>
    tagsOf(article).map((tag) => ({ article_id: article.id, tag_id: tags.indexOf(tag) + 1 })),
  );
  return [
    rowsOf(
      'article_category',
      articleCategories.map((name, index) => ({ id: index + 1, name, slug: slugify(name), position: index + 1 })),
    ),
    rowsOf(
      'tag',
      tags.map((name, index) => ({ id: index + 1, name, slug: slugify(name) })),
    ),
    rowsOf('article', articleRows(articles, library)),
    rowsOf('article_tag', links),
    rowsOf('comment', commentRows(articles, readThreads())),
  ];
}
