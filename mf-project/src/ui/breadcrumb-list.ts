import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';

/** Structured data of a page's breadcrumbs; the last one is the page itself [B104]. */
export function breadcrumbList(crumbs: readonly Crumb[], ownHref: string, origin: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href = ownHref }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: `${origin}${href}`,
    })),
  };
}
