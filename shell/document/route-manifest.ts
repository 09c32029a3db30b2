/** The first wave of every route of a composition, `/r/shell-routes/<composition>.json`. */
export interface RouteManifest {
  /** Address and `sha384-…` of each file. */
  readonly files: readonly (readonly [href: string, integrity: string])[];
  /** By the key of the route: places in `files`. */
  readonly routes: Readonly<Record<string, { readonly css: readonly number[]; readonly js: readonly number[] }>>;
}

/** Where the list of a composition is. */
export function routeManifestHref(composition: string): string {
  return `/r/shell-routes/${composition}.json`;
}
