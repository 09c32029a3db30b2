import { articleTables } from './article-rows.ts';
import { eventTables } from './event-rows.ts';
import { guideTables } from './guide-rows.ts';
import { magazineTables } from './magazine-rows.ts';
import type { MediaLibrary } from './media-library.ts';
import { pageTables } from './page-rows.ts';
import { momentBefore } from './seed-clock.ts';
import type { SeedProject } from './seed-project.ts';
import { surveyTables } from './survey-rows.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { televisionTables } from './television-rows.ts';

/** Pictures of the home page's header, each leading to a listing. */
function headerTable(library: MediaLibrary): TableRows {
  const headers = [
    ['Estrena en Bogotá', '/proyectos-vivienda/bogota', 'city/bogota'],
    ['Frente al mar', '/proyectos-vacacionales', 'building/coral/golden'],
    ['Vivienda de interés social', '/vivienda-de-interes-social', 'building/floresta/golden'],
    ['Proyectos Gold', '/proyectos-gold', 'building/grafito/golden'],
  ] as const;
  return rowsOf(
    'header_image',
    headers.map(([title, href, picture], index) => ({
      id: index + 1,
      // A small library of a test need not have it.
      media_key: (library.assets.find(({ key }) => key === picture) ?? library.at('cover', index)).key,
      title,
      href,
      position: index + 1,
      is_active: true,
    })),
  );
}

/** Examples of the rules that the SEO screens manage. */
const seoTables: readonly TableRows[] = [
  rowsOf('canonical_rule', [
    {
      id: 1,
      from_path: '/proyectos-vivienda/bogota/zona-general',
      canonical: '/proyectos-vivienda/bogota',
      created_by: 3,
      created_at: momentBefore(40),
    },
    {
      id: 2,
      from_path: '/promociones/*',
      canonical: '/entrega-inmediata',
      created_by: 3,
      created_at: momentBefore(38),
    },
  ]),
  rowsOf('redirect_rule', [
    {
      id: 1,
      from_path: '/blog',
      to_path: '/actualidad',
      status: 301,
      hits: 0,
      created_by: 5,
      created_at: momentBefore(40),
    },
    {
      id: 2,
      from_path: '/vis',
      to_path: '/vivienda-de-interes-social',
      status: 301,
      hits: 0,
      created_by: 5,
      created_at: momentBefore(39),
    },
    {
      id: 3,
      from_path: '/guias',
      to_path: '/guia-comprar-vivienda',
      status: 301,
      hits: 0,
      created_by: 5,
      created_at: momentBefore(39),
    },
  ]),
];

/** Everything to read and watch, and the rules for search engines. */
export function contentTables(projects: readonly SeedProject[], library: MediaLibrary): TableRows[] {
  return [
    ...articleTables(library),
    ...guideTables(library),
    ...eventTables(library),
    ...televisionTables(projects, library),
    ...magazineTables(library),
    ...pageTables(),
    ...surveyTables(),
    headerTable(library),
    ...seoTables,
  ];
}
