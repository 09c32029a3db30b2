import type { Crumb } from 'shared-contracts/ui/breadcrumbs.tsx';
import type { PlantCard } from 'shared-contracts/ui/plant-card.ts';
import type { ListingData } from '../ui/listing-data.ts';

type JsonLd = Readonly<Record<string, unknown>>;

/** A listing for search engines: where it stands and what it lists, with absolute addresses [B104]. */
export function listingJsonLd({ crumbs, cards, href, heading }: ListingData, origin: string): JsonLd[] {
  const breadcrumbs = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map((crumb, index) => crumbItem(crumb, index + 1, `${origin}${crumb.href ?? href}`)),
  };
  const list = {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: heading,
    numberOfItems: cards.length,
    itemListElement: cards.map((card, index) => listItem(card, index + 1, origin)),
  };
  return cards.length > 0 ? [breadcrumbs, list] : [breadcrumbs];
}

function crumbItem({ label }: Crumb, position: number, item: string): JsonLd {
  return { '@type': 'ListItem', position, name: label, item };
}

function listItem({ title, href }: PlantCard, position: number, origin: string): JsonLd {
  return { '@type': 'ListItem', position, name: title, url: `${origin}${href}` };
}
