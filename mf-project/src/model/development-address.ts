import type { AreaChoice } from './plant-data.ts';

interface DevelopmentPages {
  /** The page of its launch, where it has one. */
  readonly launchHref?: string;
  /** Its unit types, smallest first. */
  readonly areas: readonly Pick<AreaChoice, 'href' | 'isActive'>[];
  readonly href: string;
}

/**
 * The one address under which programs know a development, the same on the page of each of its types: its launch, else
 * the smallest type that is on offer, else the smallest.
 */
export function developmentHref({ launchHref, areas, href }: DevelopmentPages): string {
  return launchHref ?? (areas.find(({ isActive }) => isActive) ?? areas[0])?.href ?? href;
}
