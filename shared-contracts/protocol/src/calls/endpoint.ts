import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'DELETE';

/** One call of the backend as a value: the server validates with it, the client types and parses with it. */
export interface Endpoint {
  /** Row of the specification's table of calls. */
  readonly id: `C${number}`;
  /** Its name in the documentation where several values stand for one row; absent: the row. */
  readonly operationId?: string;
  readonly method: Method;
  /** Below /api, parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The body is a form with a file: callers give FormData, and its schema only documents the fields. */
  readonly isMultipart?: true;
  readonly response: z.ZodType;
  /** Who may call it; absent: anyone. */
  readonly access?: Access;
}

export type Access = 'session' | 'builder' | 'admin' | 'seo';

type PartInput<E, Part extends 'params' | 'query' | 'body'> = [E, Part] extends [{ readonly isMultipart: true }, 'body']
  ? { readonly body: FormData }
  : E extends Record<Part, infer Schema extends z.ZodType>
    ? Record<never, never> extends z.input<Schema>
      ? { readonly [Key in Part]?: z.input<Schema> }
      : { readonly [Key in Part]: z.input<Schema> }
    : unknown;

/** What a caller gives: the parts that the endpoint declares. */
export type EndpointInput<E extends Endpoint> = PartInput<E, 'params'> & PartInput<E, 'query'> & PartInput<E, 'body'>;

/** What a caller gets. */
export type EndpointOutput<E extends Endpoint> = z.output<E['response']>;

/** Declares an endpoint; its literal type is kept. */
export function endpoint<const E extends Endpoint>(value: E): E {
  return value;
}
