import { product } from '@umbral/domain/vocabulary/product.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import type { SeedRow } from './insert-rows.ts';
import { fieldOf, parseBlocks } from './markup.ts';
import type { MediaLibrary } from './media-library.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { coverOn } from './topic-cover.ts';

const texts = () => readTexts('magazines').map(({ slug, file }, index) => ({ id: index + 1, slug, file }));
type IssueText = ReturnType<typeof texts>[number];

function issueRow({ id, slug, file }: IssueText, library: MediaLibrary): SeedRow<'magazine'> {
  const title = fieldOf(file, 'title');
  const month = fieldOf(file, 'month');
  const cover = coverOn(fieldOf(file, 'topic'), id, library);
  return {
    id,
    slug,
    code: `UMB-${month}`,
    title,
    excerpt: fieldOf(file, 'excerpt'),
    embed_url: `/revista-${product}?edicion=${slug}`,
    cover_key: cover.key,
    cover_alt: `Portada de la ${title.toLowerCase()}`,
    published_at: `${month}-01`,
  };
}

/** A page begins with `# section | title | topic of its picture`; without a topic it has none. */
function readPage(part: string) {
  const end = part.indexOf('\n');
  const [kicker = '', title = '', topic] = part
    .slice(0, end)
    .split('|')
    .map((word) => word.trim());
  return { kicker, title, topic, body: part.slice(end) };
}

function pageRows({ id, file }: IssueText, library: MediaLibrary): SeedRow<'magazine_page'>[] {
  const pages = file.body
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map(readPage);
  return pages.map(({ kicker, title, topic, body }, index) => {
    // Pages on one topic take its covers in turn, after the one in front of the issue.
    const turn = id + 1 + pages.slice(0, index).filter((page) => page.topic === topic).length;
    const picture = topic ? coverOn(topic, turn, library) : undefined;
    return {
      magazine_id: id,
      position: index + 1,
      slug: slugify(title),
      kicker,
      title,
      media_key: picture?.key ?? null,
      media_alt: picture?.alt ?? '',
      body: parseBlocks(body),
    };
  });
}

/** The issues of the magazine, newest first, and their pages. */
export function magazineTables(library: MediaLibrary): TableRows[] {
  const issues = texts();
  return [
    rowsOf(
      'magazine',
      issues.map((issue) => issueRow(issue, library)),
    ),
    rowsOf(
      'magazine_page',
      issues.flatMap((issue) => pageRows(issue, library)),
    ),
  ];
}
