import { expect, test } from 'vitest';
import { articleTopics } from './article-rows.ts';
import { seedCities } from './geography.ts';
import { fieldOf } from './markup.ts';
import { readTexts } from './seed-texts.ts';

const guides = readTexts('guides');
const issues = readTexts('magazines');
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const partsOf = (body: string) => body.split(/^# /m).filter((part) => part.trim() !== '');
/** Sentences that are long enough not to be alike by chance; what tables and lists share is no sentence. */
const sentencesOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => !/^(\||- |\d+\. |#)/.test(line))
    .flatMap((line) => line.split(/(?<=[.!?])\s+/))
    .filter((sentence) => wordsOf(sentence) >= 6);

test('there are 24 guides, four of them or more for buyers abroad', () => {
  expect(guides).toHaveLength(24);
  expect(guides.filter(({ file }) => file.fields.get('audience') === 'abroad').length).toBeGreaterThanOrEqual(4);
});

test.each(guides)('the guide $slug is long enough to be read, in sections, with a table', ({ file }) => {
  expect(articleTopics).toContain(fieldOf(file, 'topic'));
  expect(wordsOf(file.body)).toBeGreaterThanOrEqual(700);
  expect(partsOf(file.body).length).toBeGreaterThanOrEqual(5);
  expect(file.body).toMatch(/^\|/m);
});

test.each([...guides, ...issues])('every row of the tables of $slug is as wide as its head', ({ file }) => {
  const tables = file.body.split(/\n{2,}/).filter((chunk) => chunk.startsWith('|'));
  for (const table of tables) {
    const widths = table.split('\n').map((row) => row.split('|').length);
    expect(new Set(widths).size, table).toBe(1);
  }
});

test('guides and magazine link to guides, to cities and to the projects abroad, and to none that does not exist', () => {
  const slugs = new Set([...guides, ...seedCities].map(({ slug }) => slug));
  const links = [...guides, ...issues].flatMap(({ file }) =>
    [...file.body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
  );
  const isKnown = (href: string) =>
    href === '/proyectos-en-el-exterior' ||
    (/^\/(guia-comprar-vivienda|proyectos-vivienda)\/[a-z-]+$/.test(href) && slugs.has(href.split('/')[2] ?? ''));
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((href) => !isKnown(href))).toEqual([]);
});

test('there are twelve issues of seven to nine pages, one every two months', () => {
  expect(issues).toHaveLength(12);
  const months = issues.map(({ file }) => fieldOf(file, 'month'));
  const inOrder = months.map((month) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)));
  expect(inOrder.slice(1).map((month, index) => (inOrder[index] ?? 0) - month)).toEqual(inOrder.slice(1).map(() => 2));
  for (const { slug, file } of issues) {
    const pages = partsOf(file.body);
    expect([7, 8, 9], slug).toContain(pages.length);
    for (const page of pages) {
      expect(wordsOf(page), `${slug}: ${page.slice(0, 40)}`).toBeGreaterThanOrEqual(95);
      const [, , topic] = (page.split('\n')[0] ?? '').split('|').map((word) => word.trim());
      expect(articleTopics).toContain(topic);
    }
  }
});

test('no sentence stands twice', () => {
  const all = [...guides, ...issues].flatMap(({ file }) => sentencesOf(file.body));
  expect(all.filter((sentence, index) => all.indexOf(sentence) !== index)).toEqual([]);
});
