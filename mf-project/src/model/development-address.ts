import type { AreaChoice } from './plant-data.ts';

interface DevelopmentPages {
  /** The page of its launch or its own, where it has one. */
  readonly launchHref?: string;
  readonly developmentHref?: string;
  /** Its unit types, smallest first. */
  readonly areas: readonly Pick<AreaChoice, 'href' | 'isActive'>[];
  readonly href: string;
}

/**
 * The one address under which programs know a development, the same on the page of each of its types: its own page, else
 * the smallest type that is on offer, else the smallest.
 */
export function knownAddress({ launchHref, developmentHref, areas, href }: DevelopmentPages): string {
  return launchHref ?? developmentHref ?? (areas.find(({ isActive }) => isActive) ?? areas[0])?.href ?? href;
}
