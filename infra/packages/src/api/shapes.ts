/** What a type says, as far as versions of a package are compared; what is not looked into is text. */
export type Shape =
  | {
      readonly kind: 'function';
      readonly parameters: readonly Parameter[];
      readonly result: Shape;
      readonly generics: string;
    }
  | { readonly kind: 'members'; readonly members: ReadonlyMap<string, Member>; readonly above: string }
  /** Alternatives of a union, or the values of a tuple. */
  | { readonly kind: 'choices'; readonly of: 'union' | 'tuple'; readonly choices: readonly Shape[] }
  /** A type of angle brackets, as schemas are. */
  | { readonly kind: 'filled'; readonly name: string; readonly with: readonly Shape[] }
  | { readonly kind: 'literal'; readonly of: string; readonly text: string }
  | { readonly kind: 'text'; readonly text: string };

export interface Parameter {
  readonly isOptional: boolean;
  readonly type: Shape;
}

export interface Member {
  readonly isOptional: boolean;
  readonly type: Shape;
}

/** One name of a module. */
export interface Declared {
  readonly shape: Shape;
  /** Its value is written out in its type: another value of the same kind is no other type. */
  readonly isValue: boolean;
}

/** What a module of a package offers, as its `.d.ts` says. */
export interface ModuleApi {
  readonly exports: ReadonlySet<string>;
  /** With what is not exported, which exports speak of. */
  readonly declared: ReadonlyMap<string, Declared>;
  /** Names of types that others have to give: they stand in parameters. */
  readonly taken: ReadonlySet<string>;
}

/** The text of a shape, for people. */
export function told(shape: Shape): string {
  switch (shape.kind) {
    case 'text':
    case 'literal':
      return shape.text;
    case 'filled':
      return `${shape.name}<${shape.with.map(told).join(', ')}>`;
    case 'choices':
      return shape.of === 'union' ? shape.choices.map(told).join(' | ') : `[${shape.choices.map(told).join(', ')}]`;
    case 'function':
      return `(${shape.parameters.map(({ type, isOptional }) => `${told(type)}${isOptional ? '?' : ''}`).join(', ')}) => ${told(shape.result)}`;
    case 'members':
      return `{ ${[...shape.members].map(([name, { type }]) => `${name}: ${told(type)}`).join('; ')} }`;
  }
}
