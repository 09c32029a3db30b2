import { fill, type HrefArguments } from './route.ts';

/** A page of another remote, as that remote published it: what `umbral types` writes into `src/contracts`. */
export interface PublishedRoute<Pattern extends string = string> {
  readonly pattern: Pattern;
  /** The address of the page; segments after an absent optional parameter are left out. */
  readonly href: (...args: HrefArguments<Pattern>) => string;
}

/** Makes links to a page of another remote by the pattern of its address, with the parameters that this has. */
export function publishedRoute<const Pattern extends string>(pattern: Pattern): PublishedRoute<Pattern> {
  return { pattern, href: (...args) => fill(pattern, args[0]) };
}
