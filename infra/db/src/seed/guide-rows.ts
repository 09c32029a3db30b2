import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { readGuideDownloads } from './guide-downloads.ts';
import type { SeedRow } from './insert-rows.ts';
import { fieldOf, parseBlocks } from './markup.ts';
import type { MediaLibrary } from './media-library.ts';
import { momentBefore, seedMoment } from './seed-clock.ts';
import { readTexts } from './seed-texts.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { coverOn } from './topic-cover.ts';

const texts = () => readTexts('guides').map(({ slug, file }, index) => ({ id: index + 1, slug, file }));
type GuideText = ReturnType<typeof texts>[number];

/** A guide's body is cut at its `# ` lines: each starts a section. */
function sectionRows({ id, file }: GuideText): SeedRow<'guide_section'>[] {
  return file.body
    .split(/^# /m)
    .filter((part) => part.trim() !== '')
    .map((part, index) => {
      const end = part.indexOf('\n');
      const title = part.slice(0, end).trim();
      return { guide_id: id, position: index + 1, title, slug: slugify(title), body: parseBlocks(part.slice(end)) };
    });
}

function guideRow(
  { id, slug, file }: GuideText,
  guides: readonly GuideText[],
  library: MediaLibrary,
): SeedRow<'guide'> {
  const topic = fieldOf(file, 'topic');
  // Guides on one topic take its covers in turn.
  const turn = guides.filter((other) => other.id < id && fieldOf(other.file, 'topic') === topic).length;
  const cover = coverOn(topic, turn, library);
  return {
    id,
    slug,
    title: fieldOf(file, 'title'),
    excerpt: fieldOf(file, 'excerpt'),
    cover_key: cover.key,
    cover_alt: cover.alt,
    position: id,
    audience: file.fields.get('audience') === 'abroad' ? 'abroad' : 'colombia',
    published_at: momentBefore(30 + id * 11),
    updated_at: seedMoment,
  };
}

function downloadRows(guides: readonly GuideText[]): SeedRow<'guide_download'>[] {
  const downloads = readGuideDownloads();
  return guides.flatMap(({ id, slug }) =>
    (downloads.get(slug) ?? []).map((download, index) => ({ guide_id: id, position: index + 1, ...download })),
  );
}

const tools: readonly Omit<SeedRow<'tool'>, 'id' | 'position'>[] = [
  {
    slug: 'calculadora-capacidad-endeudamiento',
    title: 'Capacidad de endeudamiento',
    excerpt: 'Calcula el crédito y el precio de vivienda que caben en tu ingreso.',
    kind: 'calculator',
    icon: 'gauge',
  },
  {
    slug: 'calculadora-credito-vivienda',
    title: 'Crédito de vivienda',
    excerpt: 'Conoce la cuota mensual según el precio, la cuota inicial y el plazo.',
    kind: 'calculator',
    icon: 'home',
  },
  {
    slug: 'calculadora-cuota-credito-leasing',
    title: 'Crédito o leasing',
    excerpt: 'Compara la cuota de un crédito hipotecario y de un leasing habitacional.',
    kind: 'calculator',
    icon: 'scale',
  },
  {
    slug: 'calculadora-gastos-notariales',
    title: 'Gastos notariales',
    excerpt: 'Estima los gastos de escritura y registro y quién paga cada uno.',
    kind: 'calculator',
    icon: 'stamp',
  },
];

/** Guides with sections and downloads, and the tools of the hub. */
export function guideTables(library: MediaLibrary): TableRows[] {
  const guides = texts();
  const written = readTexts('tools').map(
    ({ slug, file }): Omit<SeedRow<'tool'>, 'id' | 'position'> => ({
      slug,
      title: fieldOf(file, 'title'),
      excerpt: fieldOf(file, 'excerpt'),
      kind: file.fields.get('kind') === 'reference' ? 'reference' : 'checklist',
      icon: fieldOf(file, 'icon'),
      body: parseBlocks(file.body),
    }),
  );
  const all = [...tools.map((tool) => ({ ...tool, body: [] })), ...written];
  return [
    rowsOf(
      'guide',
      guides.map((guide) => guideRow(guide, guides, library)),
    ),
    rowsOf('guide_section', guides.flatMap(sectionRows)),
    rowsOf('guide_download', downloadRows(guides)),
    rowsOf(
      'tool',
      all.map((tool, index) => ({ id: index + 1, position: index + 1, ...tool })),
    ),
  ];
}
