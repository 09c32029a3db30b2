import type { Endpoint } from '@umbral/protocol/calls/endpoint.ts';
import { z } from 'zod';

type PartName = 'params' | 'query' | 'body';

/** A call with everything wrong in one of its parts, and the fields that its refusal has to name. */
export interface WrongCall {
  readonly endpoint: Endpoint;
  readonly part: PartName;
  readonly input: { readonly params?: object; readonly query?: object; readonly body?: object };
  readonly fields: readonly string[];
}

/** What a path or a query can carry that some field refuses; what is long comes last, for paths are short. */
const wrongTexts = ['no es así', '-1', 'NaN', '\u00a0', 'x'.repeat(95), 'x'.repeat(2100)];
const wrongValues: readonly unknown[] = [{ wrong: true }, 'no es así', -1, [[]], 'x'.repeat(9000)];
const rightTexts = [
  ...['1', 'bogota', '20261101', 'persona@example.com', '0198c0de-0000-4000-8000-000000000000'],
  `up-${'0'.repeat(40)}`,
];

/** Calls of an endpoint that are wrong in one part each, in every field that refuses anything at all. */
export function wrongCalls(endpoint: Endpoint): WrongCall[] {
  return partsOf(endpoint).flatMap(([part, shape]) => {
    const wrong = wrongPart(shape, part === 'body' ? wrongValues : wrongTexts);
    const params = part === 'params' ? wrong : rightParams(endpoint);
    const input = part === 'params' ? { params: wrong } : { params, [part]: wrong };
    return Object.keys(wrong).length > 0 ? [{ endpoint, part, input, fields: Object.keys(wrong) }] : [];
  });
}

/** Fields that take whatever is sent: `C218 query.state`. */
export function carelessFields(endpoint: Endpoint): string[] {
  return partsOf(endpoint).flatMap(([part, shape]) => {
    const wrong = wrongPart(shape, part === 'body' ? wrongValues : wrongTexts);
    return Object.keys(shape)
      .filter((name) => !Object.hasOwn(wrong, name))
      .map((name) => `${endpoint.id} ${part}.${name}`);
  });
}

/** The parts with fields; a form with a file is read by its handler. */
function partsOf({ params, query, body, isMultipart }: Endpoint): [PartName, z.ZodRawShape][] {
  const parts: [PartName, z.ZodType | undefined][] = [
    ['params', params],
    ['query', query],
    ['body', isMultipart ? undefined : body],
  ];
  return parts.flatMap(([name, schema]) => (schema instanceof z.ZodObject ? [[name, schema.shape]] : []));
}

function wrongPart(shape: z.ZodRawShape, candidates: readonly unknown[]): Record<string, unknown> {
  const fields = Object.entries(shape).flatMap(([name, schema]) => {
    const wrong = candidates.find((value) => !z.safeParse(schema, value).success);
    return wrong === undefined ? [] : [[name, wrong]];
  });
  return Object.fromEntries(fields);
}

function rightParams({ id, params }: Endpoint): Record<string, string> {
  if (!(params instanceof z.ZodObject)) return {};
  const fields = Object.entries(params.shape).map(([name, schema]) => {
    const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : rightTexts;
    const right = choices.find((value) => z.safeParse(schema, value).success);
    if (right === undefined) throw new Error(`${id}: nothing fits ${name}`);
    return [name, right];
  });
  return Object.fromEntries(fields);
}
