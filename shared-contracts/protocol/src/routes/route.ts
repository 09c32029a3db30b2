import type { Layout, NotFoundSection, RemoteName, Robots } from './owners.ts';

/** Names of the parameters in a pattern, optional ones marked. */
type ParamsOf<Pattern extends string> = Pattern extends `${infer Head}/${infer Tail}`
  ? ParamsOf<Head> & ParamsOf<Tail>
  : Pattern extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Pattern extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown;

/** What an address of a pattern is made from; nothing where all of it is optional. */
export type HrefArguments<Pattern extends string> =
  Record<never, never> extends ParamsOf<Pattern> ? [params?: ParamsOf<Pattern>] : [params: ParamsOf<Pattern>];

/** What a route says about its screen besides the pattern. */
export interface RouteFacts {
  /** Row of the specification's table of screens. */
  readonly id: `R${number}`;
  readonly owner: RemoteName | 'shell';
  readonly layout: Layout;
  readonly robots: Robots;
  /** Which typed 404 an unknown thing under this route shows. */
  readonly section: NotFoundSection;
  /**
   * The address holds a secret: what the page asks for tells the portal's origin alone. Nothing at all would make a
   * browser call a form's own origin `null`, which the API refuses.
   */
  readonly isSecret?: boolean;
  /** Another page of this portal may show it in a frame; nobody else may. */
  readonly isFramed?: boolean;
}

/** One screen of the product: where it is, who owns it, how it is framed. */
export interface Route<Pattern extends string = string> extends RouteFacts {
  readonly pattern: Pattern;
  /** The address of the screen; segments after an absent optional parameter are left out. */
  readonly href: (...args: HrefArguments<Pattern>) => string;
}

/** Makes a row of the route table. */
export function route<const Pattern extends string>(pattern: Pattern, facts: RouteFacts): Route<Pattern> {
  return { pattern, ...facts, href: (...args) => fill(pattern, args[0]) };
}

/** The address of a pattern with its parameters; segments after an absent one are left out. */
export function fill(pattern: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const segments: string[] = [];
  for (const segment of pattern.split('/').slice(1)) {
    if (!segment.startsWith(':')) {
      segments.push(segment);
      continue;
    }
    const value = values.get(segment.slice(1).replace('?', ''));
    if (value === undefined) break;
    segments.push(encodeURIComponent(String(value)));
  }
  return `/${segments.join('/')}`;
}
