import { expect, test } from 'vitest';
import { fixtureLibrary } from '../testing/media-fixture.ts';
import { earliestDay } from './article-calendar.ts';
import { commentRows } from './article-comments.ts';
import { chooseCovers } from './article-covers.ts';
import { articleRows, readArticles } from './article-rows.ts';
import { parseThreads, readThreads } from './comment-threads.ts';
import { seedMoment } from './seed-clock.ts';

const articles = readArticles();
const rows = articleRows(articles, fixtureLibrary());
const comments = commentRows(articles, readThreads());
const newestFirst = rows.toSorted((a, b) => (String(a.published_at) < String(b.published_at) ? 1 : -1));

test('articles come out over two years at uneven steps, and none after today', () => {
  const days = newestFirst.map(({ published_at }) => Date.parse(String(published_at)) / 86_400_000);
  const gaps = days.slice(1).map((day, index) => (days[index] ?? 0) - day);
  expect(newestFirst.at(-1)?.published_at).toMatch(/^2024-11/);
  expect(newestFirst[0]?.published_at).toMatch(/^2026-11/);
  expect(String(newestFirst[0]?.published_at) < seedMoment).toBe(true);
  expect(Math.max(...gaps)).toBeLessThan(21);
  expect(new Set(gaps.map(Math.round)).size).toBeGreaterThan(8);
});

test('no article is older than the rates and rules that it names', () => {
  const early = articles.filter(({ file, published }) => published < earliestDay(file.body));
  expect(early.map(({ slug }) => slug)).toEqual([]);
});

test('eight bylines write, no run of three stays in one category', () => {
  expect(new Set(rows.map(({ author }) => author)).size).toBe(8);
  const runs = newestFirst.filter(
    ({ category_id }, index) =>
      category_id === newestFirst[index + 1]?.category_id && category_id === newestFirst[index + 2]?.category_id,
  );
  expect(runs.map(({ slug }) => slug)).toEqual([]);
});

test('the home page opens with every category; one in five is recommended', () => {
  const home = rows.filter(({ home_position }) => home_position !== null);
  expect(home.map(({ home_position }) => home_position).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(home.map(({ category_id }) => category_id)).size).toBe(7);
  expect(rows.filter(({ is_recommended }) => is_recommended).length).toBe(rows.length / 5);
});

test('the same cover never stands twice in a row', () => {
  const repeated = newestFirst.filter(({ cover_key }, index) => cover_key === newestFirst[index + 1]?.cover_key);
  expect(repeated.map(({ slug }) => slug)).toEqual([]);
});

test('a cover is of the topic of its article where the library has one', () => {
  const model = fixtureLibrary().assets.find(({ kind }) => kind === 'cover');
  if (!model) throw new Error('the test library has no cover');
  const assets = ['campo', 'campo', 'playa', 'playa'].map((group, index) => ({
    ...model,
    group,
    key: `cover/${index}`,
  }));
  const library = { ...fixtureLibrary(), assets };
  const listed = ['campo', 'playa', 'campo', 'feria', 'playa'].map((topic, index) => ({ slug: `a${index}`, topic }));
  const groups = [...chooseCovers(listed, library).values()].map(({ group, key }) => [group, key]);
  expect(groups.map(([group]) => group).toSpliced(3, 1)).toEqual(['campo', 'playa', 'campo', 'playa']);
  expect(new Set(groups.slice(0, 3).map(([, key]) => key)).size).toBe(3);
});

test('readers comment and answer: no words twice, threads of three, in the order of time', () => {
  const replies = comments.filter(({ parent_id }) => parent_id !== null);
  expect(comments.length - replies.length).toBeGreaterThanOrEqual(60);
  expect(replies.length).toBeGreaterThanOrEqual(25);
  expect(new Set(comments.map(({ content }) => content)).size).toBe(comments.length);
  const threads = [...Map.groupBy(replies, ({ parent_id }) => parent_id).values()];
  expect(threads.filter((thread) => thread.length === 2).length).toBeGreaterThan(10);
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const published = new Map(articles.map(({ id, published: moment }) => [id, moment]));
  for (const { created_at, article_id, parent_id } of comments) {
    const before = parent_id === null ? published.get(Number(article_id)) : byId.get(parent_id)?.created_at;
    expect(String(created_at) > String(before) && String(created_at) <= seedMoment).toBe(true);
    expect(parent_id === null || byId.get(parent_id)?.article_id === article_id).toBe(true);
  }
});

test('a thread is told from its answers and from the article above it', () => {
  const body = '- Ana: ¿Sirve?\n  - Luis: Sí.\n  - Ana: Gracias.\n\n## un-articulo\n\n- Eva: Claro: muy útil.';
  expect(parseThreads('credito', body)).toEqual([
    {
      topic: 'credito',
      slug: null,
      first: { name: 'Ana', content: '¿Sirve?' },
      replies: [
        { name: 'Luis', content: 'Sí.' },
        { name: 'Ana', content: 'Gracias.' },
      ],
    },
    { topic: 'credito', slug: 'un-articulo', first: { name: 'Eva', content: 'Claro: muy útil.' }, replies: [] },
  ]);
  expect(() => parseThreads('credito', '- sin nombre')).toThrow('not written as');
});
