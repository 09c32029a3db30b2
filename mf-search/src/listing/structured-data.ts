import { pageSize } from '@umbral/domain/limits/listing-limits.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { ListingData } from '../view-model/listing-data.ts';

type JsonLd = Readonly<Record<string, unknown>>;

const context = 'https://schema.org';

/** A listing for search engines: what page it is, where it stands, what it lists, with absolute addresses [B104]. */
export function listingJsonLd({ crumbs, cards, count, page, head }: ListingData, origin: string): JsonLd[] {
  const url = `${origin}${head.canonical}`;
  const collection = {
    '@context': context,
    '@type': 'CollectionPage',
    '@id': url,
    url,
    name: head.name,
    description: head.description,
    inLanguage: 'es-CO',
    isPartOf: { '@type': 'WebSite', name: productName, url: origin },
    breadcrumb: { '@id': `${url}#crumbs` },
    ...(cards.length > 0 ? { mainEntity: { '@id': `${url}#list` } } : {}),
  };
  const breadcrumbs = {
    '@context': context,
    '@type': 'BreadcrumbList',
    '@id': `${url}#crumbs`,
    itemListElement: crumbs.map((crumb, index) =>
      crumbItem(crumb, index + 1, `${origin}${crumb.href ?? head.canonical}`),
    ),
  };
  const list = {
    '@context': context,
    '@type': 'ItemList',
    '@id': `${url}#list`,
    name: head.name,
    // Of the whole list: a page shows a part of it, whose positions go on where the page before ended.
    numberOfItems: count,
    itemListElement: cards.map((card, index) => listItem(card, (page - 1) * pageSize + index + 1, origin)),
  };
  return cards.length > 0 ? [collection, breadcrumbs, list] : [collection, breadcrumbs];
}

function crumbItem({ label }: Crumb, position: number, item: string): JsonLd {
  return { '@type': 'ListItem', position, name: label, item };
}

function listItem({ title, href }: PlantCard, position: number, origin: string): JsonLd {
  return { '@type': 'ListItem', position, name: title, url: `${origin}${href}` };
}
