import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { matchRoute } from '@umbral/domain/routes/match.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { expect, test } from 'vitest';
import { articleCategories, articleTopics } from './article-rows.ts';
import { seedCities } from './geography.ts';
import { fieldOf } from './markup.ts';
import { readTexts } from './seed-texts.ts';

const articles = readTexts('articles').map(({ slug, file }) => {
  const [prose = '', sources = ''] = file.body.split('\n## Fuentes\n');
  return { slug, file, prose, sources };
});
type Article = (typeof articles)[number];

/** Names the articles that are wrong, so that a failing test says which. */
const offenders = (isWrong: (article: Article) => boolean) => articles.filter(isWrong).map(({ slug }) => slug);
const words = (text: string) => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
const headings = (text: string) => text.split('\n').filter((line) => line.startsWith('## '));

/** What ends like a sentence and is long enough to be somebody's own. */
const sentences = (text: string) =>
  text
    .split(/(?<=[.?!:])\s+|\n+/)
    .map((sentence) => sentence.replace(/^[-!>#\d. ]+/, '').trim())
    .filter((sentence) => words(sentence) >= 5);

test('there are at least 120 articles with titles and slugs of their own', () => {
  expect(articles.length).toBeGreaterThanOrEqual(120);
  expect(new Set(articles.map(({ slug }) => slug)).size).toBe(articles.length);
  expect(new Set(articles.map(({ file }) => fieldOf(file, 'title'))).size).toBe(articles.length);
  expect(new Set(articles.map(({ file }) => fieldOf(file, 'excerpt'))).size).toBe(articles.length);
});

test('each has 400 words of prose in three sections or more', () => {
  expect(offenders(({ prose }) => words(prose) < 400)).toEqual([]);
  expect(offenders(({ prose }) => headings(prose).length < 3)).toEqual([]);
  expect(offenders(({ prose }) => new Set(headings(prose)).size < headings(prose).length)).toEqual([]);
});

test('each ends with two to four sources', () => {
  const count = (sources: string) => sources.split('\n').filter((line) => line.startsWith('- ')).length;
  expect(offenders(({ sources }) => count(sources) < 2 || count(sources) > 4)).toEqual([]);
  expect(offenders(({ sources }) => sources.includes('http'))).toEqual([]);
});

test('fields are known: category, topic, city, tags, an excerpt of 160 signs', () => {
  expect(offenders(({ file }) => !articleCategories.includes(fieldOf(file, 'category')))).toEqual([]);
  expect(offenders(({ file }) => !articleTopics.includes(fieldOf(file, 'topic')))).toEqual([]);
  expect(offenders(({ file }) => fieldOf(file, 'excerpt').length > 160)).toEqual([]);
  const cities = new Set(seedCities.map(({ slug }) => slug));
  expect(offenders(({ file }) => file.fields.has('city') && !cities.has(fieldOf(file, 'city')))).toEqual([]);
  const tags = ({ file }: Article) => fieldOf(file, 'tags').split(',').length;
  expect(offenders((article) => tags(article) < 3 || tags(article) > 5)).toEqual([]);
});

test('no tag but the name of a city is used once: readers find more under each', () => {
  const used = articles.flatMap(({ file }) =>
    fieldOf(file, 'tags')
      .split(',')
      .map((tag) => tag.trim()),
  );
  const once = [...Map.groupBy(used, (tag) => tag)].filter(([, all]) => all.length < 2).map(([tag]) => tag);
  const cities = new Set(seedCities.map(({ name }) => name.toLowerCase()));
  expect(once.filter((tag) => !cities.has(tag))).toEqual([]);
});

test('no sentence is shared by two articles', () => {
  const all = articles.flatMap(({ slug, prose }) => [...new Set(sentences(prose))].map((text) => ({ slug, text })));
  const shared = [...Map.groupBy(all, ({ text }) => text)].filter(([, where]) => where.length > 1);
  expect(shared.map(([text, where]) => `${text} (${where.map(({ slug }) => slug).join(', ')})`)).toEqual([]);
});

/** The keys of the routes that a remote serves today: the route table names more. */
function servedRoutes(): Set<string> {
  const root = fileURLToPath(new URL('../../../../', import.meta.url));
  const lists = globSync('mf-*/src/routes.ts', { cwd: root }).flatMap((path) =>
    [...readFileSync(`${root}${path}`, 'utf8').matchAll(/routes: \[([^\]]+)\]/g)].map(([, keys = '']) => keys),
  );
  return new Set(lists.flatMap((keys) => [...keys.matchAll(/'(\w+)'/g)].map(([, key = '']) => key)));
}

test('each links to one or more pages of the portal, and to no page that does not exist', () => {
  const known = new Set([
    ...['articles', 'guides', 'tools'].flatMap((folder) => readTexts(folder).map(({ slug }) => slug)),
    ...seedCities.flatMap(({ slug, zones }) => [slug, ...zones.map((zone) => zone.slug)]),
    ...articleCategories.map(slugify),
  ]);
  const links = ({ file }: Article) => [...file.body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href);
  const served = servedRoutes();
  const isKnown = (href: string) => {
    const match = matchRoute(href);
    return match !== undefined && served.has(match.key) && Object.values(match.params).every((slug) => known.has(slug));
  };
  expect(articles.flatMap((article) => links(article).filter((href) => !isKnown(href)))).toEqual([]);
  expect(offenders((article) => links(article).length === 0)).toEqual([]);
  expect(isKnown('/proyectos-vivienda/atlantida')).toBe(false);
});
