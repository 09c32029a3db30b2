import { slugify } from 'shared-contracts/domain/slugify.ts';
import { seedCities } from './geography.ts';
import type { SeedRow } from './insert-rows.ts';
import { fieldOf, parseBlocks, readingMinutes } from './markup.ts';
import type { MediaLibrary } from './media-library.ts';
import { countryId } from './place-rows.ts';
import { randomOf } from './random.ts';
import { momentBefore } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';

/** Categories in the order of their chips. */
const categories = [
  'Comprar vivienda',
  'Crédito y subsidios',
  'Inversión',
  'Ciudades',
  'Vivir en el exterior',
  'Diseño y hogar',
  'Sector constructor',
];
const authors = ['Laura Restrepo', 'Felipe Cárdenas', 'Natalia Duque', 'Redacción Umbral'];

const texts = () => readTexts('articles').map(({ slug, file }, index) => ({ id: index + 1, slug, file }));
type ArticleText = ReturnType<typeof texts>[number];

const tagsOf = ({ file }: ArticleText) =>
  fieldOf(file, 'tags')
    .split(',')
    .map((tag) => tag.trim());

function categoryId(name: string): number {
  const index = categories.indexOf(name);
  if (index < 0) throw new Error(`an article names the unknown category ${name}`);
  return index + 1;
}

function articleRow({ id, slug, file }: ArticleText, library: MediaLibrary): SeedRow<'article'> {
  const published = momentBefore(2 + (id - 1) * 6, id * 17);
  const city = seedCities.find((candidate) => candidate.slug === file.fields.get('city'));
  const country = file.fields.get('country');
  const cover = library.at('cover', id - 1);
  return {
    id,
    slug,
    title: fieldOf(file, 'title'),
    excerpt: fieldOf(file, 'excerpt'),
    body: parseBlocks(file.body),
    category_id: categoryId(fieldOf(file, 'category')),
    author: authors[id % authors.length] ?? 'Redacción Umbral',
    cover_key: cover.key,
    cover_alt: cover.alt,
    country_id: country ? countryId(country) : null,
    city_id: city?.id ?? null,
    belongs_tv: file.fields.get('tv') === 'yes',
    is_recommended: id % 5 === 1,
    home_position: id <= 8 ? id : null,
    reading_minutes: readingMinutes(file.body),
    state: 'published',
    published_at: published,
    updated_at: published,
  };
}

const questions = [
  ['Paola M.', 'Muy clara la explicación. ¿Este requisito aplica también para leasing habitacional?'],
  ['Carlos Ardila', 'Nos sirvió para preparar la visita a la sala de ventas. Gracias.'],
  ['Diana & Jorge', 'Compramos el año pasado y ojalá hubiéramos leído esto antes.'],
  ['Esteban R.', 'Sería bueno un ejemplo con un ingreso de tres millones al mes.'],
  ['Luz Marina', 'Vivo fuera del país y quiero saber si el poder sirve para firmar la promesa.'],
  ['Héctor Pineda', 'En mi ciudad el registro cobra un poco más, vale la pena confirmar.'],
] as const;

const answers = [
  'Gracias por leernos. En la guía relacionada encuentras el detalle con un ejemplo completo.',
  'Buena pregunta: aplica con las mismas condiciones, pero conviene confirmarlo con el banco.',
] as const;

/** A few readers under two of every three articles, some with an answer of the portal. */
function commentRows(count: number): SeedRow<'comment'>[] {
  const rows: SeedRow<'comment'>[] = [];
  for (let article = 1; article <= count; article += 1) {
    const random = randomOf(`comments ${article}`);
    if (article % 3 === 0) continue;
    for (const [name, content] of random.sample(questions, random.int(1, 5))) {
      const days = random.int(1, 2 + (article - 1) * 6);
      const id = rows.length + 1;
      const shared = { article_id: article, subject: '', state: 'published', user_id: null } as const;
      rows.push({
        ...shared,
        id,
        parent_id: null,
        name,
        email: `${slugify(name)}@example.com`,
        content,
        created_at: momentBefore(days, 240 + id),
      });
      if (random.chance(0.4)) {
        rows.push({
          ...shared,
          id: id + 1,
          parent_id: id,
          name: 'Redacción Umbral',
          email: 'redaccion@example.com',
          content: random.pick(answers),
          created_at: momentBefore(days, id),
        });
      }
    }
  }
  return rows;
}

/** News with categories, tags and comments. */
export function articleTables(library: MediaLibrary): TableRows[] {
  const articles = texts();
  const tags = [...new Set(articles.flatMap(tagsOf))].toSorted();
  const links = articles.flatMap((article): SeedRow<'article_tag'>[] =>
    tagsOf(article).map((tag) => ({ article_id: article.id, tag_id: tags.indexOf(tag) + 1 })),
  );
  return [
    rowsOf(
      'article_category',
      categories.map((name, index) => ({ id: index + 1, name, slug: slugify(name), position: index + 1 })),
    ),
    rowsOf(
      'tag',
      tags.map((name, index) => ({ id: index + 1, name, slug: slugify(name) })),
    ),
    rowsOf(
      'article',
      articles.map((article) => articleRow(article, library)),
    ),
    rowsOf('article_tag', links),
    rowsOf('comment', commentRows(articles.length)),
  ];
}
