import type { ArticlePage } from '@umbral/domain/api/blog.ts';
import type { ArticleSummary } from '@umbral/domain/editorial/article.ts';
import type { Guide, GuideSummary } from '@umbral/domain/editorial/guide.ts';

const cover = {
  src: '/media/cover/01-960.webp',
  srcSet: '/media/cover/01-480.webp 480w, /media/cover/01-960.webp 960w',
  alt: 'Un plano sobre la ciudad',
  width: 1600,
  height: 900,
  color: '#f8f8f8',
};

export const categories = Array.from({ length: 9 }, (_, index) => ({
  id: index + 1,
  name: index === 0 ? 'Ciudades' : `Categoría ${index + 1}`,
  slug: index === 0 ? 'ciudades' : `categoria-${index + 1}`,
  articles: 4,
}));
export const tags = [{ id: 1, name: 'vis', slug: 'vis', articles: 3 }];

/** An article in a list, told apart by its number. */
export function summaryOf(number: number, facts: Partial<ArticleSummary> = {}): ArticleSummary {
  return {
    id: number,
    slug: `noticia-${number}`,
    title: `Noticia ${number}`,
    excerpt: 'Lo que cambia este año.',
    category: { id: 1, name: 'Ciudades', slug: 'ciudades' },
    author: 'Natalia Duque',
    cover,
    reading_minutes: 3,
    published_at: '2026-11-13T16:26:00.000Z',
    ...facts,
  };
}

/** A page of a list of ten in which so many pages follow one another. */
export function pageOf(articles: readonly ArticleSummary[], page: number, pages: number) {
  return { data: articles, total: pages * 10, page, items_by_page: 10, pages };
}

export const article: ArticlePage = {
  ...summaryOf(1, { title: 'Topes de 2026' }),
  body: [
    { type: 'heading', level: 2, text: 'Los valores', id: 'los-valores' },
    {
      type: 'paragraph',
      runs: [
        { text: 'Mira las ' },
        { text: 'guías', href: '/guia-comprar-vivienda', bold: true },
        { text: '<script>alert(1)</script>' },
      ],
    },
    { type: 'list', ordered: true, items: [[{ text: 'Uno', italic: true }], [{ text: 'Dos' }]] },
    { type: 'quote', text: 'Vale más un plano claro.', author: 'Ana' },
    { type: 'table', head: ['Tipo', 'Tope'], rows: [['VIS', '135']] },
    { type: 'heading', level: 2, text: 'Qué hacer', id: 'que-hacer' },
    { type: 'callout', tone: 'tip', title: 'Ojo', runs: [{ text: 'Guarda los soportes.' }] },
    { type: 'image', image: cover, caption: 'El plano' },
  ],
  tags: [{ id: 1, name: 'vis', slug: 'vis' }],
  updated_at: '2026-11-20T16:26:00.000Z',
  comments: 2,
  previous: { title: 'La anterior', slug: 'la-anterior', category: 'ciudades' },
  next: null,
};

export const guideSummary: GuideSummary = {
  id: 7,
  slug: 'comprar-desde-el-exterior',
  title: 'Comprar desde el exterior',
  excerpt: 'Poder, giros y crédito.',
  cover,
  audience: 'abroad',
  published_at: '2026-08-06T17:00:00.000Z',
};

export const guide: Guide = {
  ...guideSummary,
  sections: [
    { title: 'Firma sin viajar', slug: 'firma-sin-viajar', body: [{ type: 'heading', level: 2, text: 'El poder' }] },
    { title: 'Giros', slug: 'giros', body: [{ type: 'paragraph', runs: [{ text: 'Por canales formales.' }] }] },
  ],
  downloads: [{ id: 1, title: 'Documentos', format: 'txt', url: null }],
};

/** A page of the content as the backend answers it. */
export const writtenPage = (slug: string) => ({
  data: {
    slug,
    title: `Título de ${slug}`,
    description: 'Para qué es esta página.',
    body: [{ type: 'paragraph', runs: [{ text: 'Ley 1581 de 2012' }] }],
    version: '2026-01',
    updated_at: '2026-11-21T17:00:00.000Z',
  },
});
