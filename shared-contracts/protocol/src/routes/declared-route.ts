import type { Layout, RemoteName, Robots } from './owners.ts';

/** Key of a route that its remote declares: `insurance/quote`, the namespace of the remote first. */
export type DeclaredKey = `${string}/${string}`;

/** What the shell must know of a screen besides where it is. */
export interface DeclaredScreen {
  readonly layout: Layout;
  readonly robots: Robots;
  /** The address holds a secret: its page is kept nowhere, and no address of it is told. */
  readonly isSecret?: boolean | undefined;
  /** Parameters of the query that its page reads; nothing else in an address reaches it. */
  readonly query?: readonly string[] | undefined;
  /** Whose page at the same pattern it stands for, wherever both run: that remote's team has granted it. */
  readonly replaces?: RemoteName | undefined;
}

/** A route that stands in no table: its remote declares it, and its manifest tells whoever runs it. */
export interface DeclaredRoute extends DeclaredScreen {
  readonly key: DeclaredKey;
  /** As in the table: `/seguros/:city?`. */
  readonly pattern: string;
}

/** More would weigh on every document of the portal, which names them all. */
export const mostDeclaredRoutes = 40;

/** Why a route cannot be declared; undefined where it can. */
export function faultOfDeclared({ key, pattern }: Pick<DeclaredRoute, 'pattern'> & { readonly key: string }) {
  if (!/^[a-z][a-z0-9-]{1,39}\/[a-z][A-Za-z0-9-]{0,39}$/.test(key)) {
    return 'its key is a namespace, a slash and a name of letters, digits and dashes';
  }
  if (
    pattern.length > 200 ||
    !/^(?:\/[a-z0-9][a-z0-9._~-]*)(?:\/(?::[a-z]\w*|[a-z0-9][a-z0-9._~-]*))*(?:\/:[a-z]\w*\?)*$/.test(pattern)
  ) {
    return 'its pattern is a word of its own, then words and :parameters, those that may be absent (:name?) last';
  }
  return undefined;
}
