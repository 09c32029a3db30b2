import { formatCount, joinWords } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { productName } from '@umbral/domain/vocabulary/product.ts';
import type { Head } from '@umbral/protocol/remote/head.ts';
import { structuredData } from '@umbral/protocol/remote/structured-data.ts';
import { builderTexts as texts } from '../texts/builder-texts.ts';
import { breadcrumbList } from '../ui/breadcrumb-list.ts';
import { builderCrumbs } from './builder-crumbs.ts';
import type { BuilderData } from './builder-data.ts';
import { builderHref } from './builder-href.ts';

/** Head of a builder's page; the choice of a state is not indexed [B008, B104]. */
export function builderHead(data: BuilderData, origin: string): Head {
  const { name, slug, city, status, page, pages } = data;
  const count = formatCount(data.total, texts.projects.one, texts.projects.many);
  const canonical = builderHref({ slug, city }, status ? 1 : page);
  const picture = data.cover ?? data.logo;
  return {
    title: city ? `${texts.builderInCityTitle(name, city.name)} | ${productName}` : texts.builderTitle(name),
    description: texts.builderDescription(name, count, joinWords(city ? [city.name] : data.cities.map((c) => c.name))),
    canonical,
    ...(status ? { robots: 'noindex,follow' as const } : {}),
    ...(page > 1 ? { prev: builderHref(data, page - 1) } : {}),
    ...(page < pages ? { next: builderHref(data, page + 1) } : {}),
    ...(picture ? { image: picture.src } : {}),
    ...structuredData(() => [
      breadcrumbList(builderCrumbs(data), canonical, origin),
      organizationOf(data, origin),
      listOf(data, origin),
    ]),
  };
}

function listOf({ cards }: BuilderData, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: cards.map(({ title, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      url: `${origin}${href}`,
    })),
  };
}

function organizationOf(data: BuilderData, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: data.name,
    description: data.description,
    url: `${origin}${routes.builder.href({ builder: data.slug })}`,
    telephone: data.phone,
    ...(data.logo ? { logo: new URL(data.logo.src, origin).href } : {}),
    ...(data.foundedYear ? { foundingDate: String(data.foundedYear) } : {}),
    sameAs: [data.website, ...data.social.map(({ url }) => url)].filter((url) => url !== undefined),
    ...(data.rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: data.rating,
            bestRating: 5,
            ratingCount: data.ratingCount,
          },
        }
      : {}),
    department: data.branches.map(({ name, address, city, phone }) => ({
      '@type': 'LocalBusiness',
      name,
      telephone: phone,
      address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: city },
    })),
  };
}
