import { type FairProjects, projectsPerPage } from '../queries/projects-queries.ts';

interface Listed {
  readonly name: string;
  /** Of the first page, without the origin. */
  readonly path: string;
  readonly origin: string;
}

/**
 * The projects of a fair for search engines: how many there are in all, and those of this page in their places among them.
 * Nothing where there are none.
 */
export function projectsList({ cards, total, page }: FairProjects, { name, path, origin }: Listed) {
  if (cards.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      '@id': `${origin}${path}#list`,
      name,
      numberOfItems: total,
      itemListElement: cards.map(({ title, href }, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * projectsPerPage + index + 1,
        name: title,
        url: origin + href,
      })),
    },
  ];
}
