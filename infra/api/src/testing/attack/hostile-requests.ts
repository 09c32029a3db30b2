import type { InjectOptions } from 'fastify';
import type { Target } from './attack-surface.ts';
import { hostileTexts, hostileValues } from './hostile-values.ts';

/** How deep the fields of a body are replaced one by one. */
const depth = 3;

export interface HostileRequest {
  readonly target: Target;
  /** What was done to the call, for the report. */
  readonly trick: string;
  readonly options: InjectOptions;
  /** What was put where; absent where a body is wrong as a whole. */
  readonly change?: Change;
}

/** One value of a call that was replaced. */
export interface Change {
  readonly part: 'params' | 'query' | 'body';
  /** Its name, in a body with those around it. */
  readonly place: string;
  readonly value: unknown;
  /** The whole part as the call's schema gets it. */
  readonly input: unknown;
}

type Parts = Pick<Target, 'params' | 'query' | 'body'>;

/** The call exactly as documented; with the values of other parts where they are given. */
export function requestOf(target: Target, parts: Partial<Parts> = {}): InjectOptions {
  const { params, query, body } = { ...target, ...parts };
  const url = target.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeText(params[name]));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value == null ? [] : [[name, asText(value)]])),
  );
  const text = `${url}?${search}`.replace(/\?$/, '');
  return {
    method: target.method,
    url: text,
    headers: { 'sec-fetch-site': 'same-origin', ...(body === undefined ? {} : { 'content-type': bodyType(target) }) },
    ...(body === undefined ? {} : { payload: encodeBody(target, body) }),
  };
}

/** Several attackers of one call send its requests between them: who of how many this one is. */
export interface Share {
  readonly place: number;
  readonly of: number;
}

/**
 * Every parameter and every field of the call replaced by every hostile value, one at a time, as far as they are this
 * attacker's; and by the values of `own`, which each attacker tries.
 */
export function* hostileRequests(target: Target, own: readonly unknown[], share: Share): Generator<HostileRequest> {
  let turn = 0;
  for (const request of replacements(target, hostileTexts, [undefined, ...hostileValues])) {
    if (turn % share.of === share.place) yield request;
    turn += 1;
  }
  yield* replacements(target, own, own);
  if (target.body !== undefined && share.place === 0) yield* brokenBodies(target);
}

function* replacements(
  target: Target,
  texts: readonly unknown[],
  values: readonly unknown[],
): Generator<HostileRequest> {
  for (const part of ['params', 'query'] as const) {
    for (const place of Object.keys(target[part])) {
      for (const value of texts) {
        const input = { ...target[part], [place]: value };
        const change = { part, place, value, input: asAddress(input) };
        yield {
          target,
          trick: `${part} ${place} = ${brief(value)}`,
          options: requestOf(target, { [part]: input }),
          change,
        };
      }
    }
  }
  const isForm = bodyType(target) !== 'application/json';
  for (const [place, value, input] of mutations(target.body, values, depth)) {
    // A form is made of texts on the way.
    const change = isForm ? {} : { change: { part: 'body' as const, place, value, input } };
    yield { target, trick: `body ${place} = ${brief(value)}`, options: requestOf(target, { body: input }), ...change };
  }
}

/** Values of an address as the server reads them. */
function asAddress(values: Readonly<Record<string, unknown>>): Record<string, string> {
  const given = Object.entries(values).filter(([, value]) => value != null);
  return Object.fromEntries(given.map(([name, value]) => [name, asText(value)]));
}

/** Each field of a value replaced by each hostile value, or left out for `undefined`, down to some depth: where, by what, and the whole. */
function* mutations(value: unknown, values: readonly unknown[], levels: number): Generator<[string, unknown, unknown]> {
  if (typeof value !== 'object' || value === null || levels === 0) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const hostile of values) yield [key, hostile, replaced(value, key, hostile)];
    for (const [place, hostile, changed] of mutations(inner, values, levels - 1)) {
      yield [`${key}.${place}`, hostile, replaced(value, key, changed)];
    }
  }
}

function replaced(value: object, key: string, by: unknown): unknown {
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? by : item));
  return { ...value, [key]: by };
}

const deepText = `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`;
/** Made once: to make it for each call would cost more than to have it refused. */
const largeBody = Buffer.from(JSON.stringify({ a: 'x'.repeat(10_000_000) }));

/** Bodies that are wrong as a whole. */
function* brokenBodies(target: Target): Generator<HostileRequest> {
  const options = requestOf(target);
  const json = { ...options.headers, 'content-type': 'application/json' };
  const bodies: readonly (readonly [string, InjectOptions['payload'], object])[] = [
    ['empty', '', json],
    ['half a document', '{"a":', json],
    ['a list', '[]', json],
    ['a text', '"x"', json],
    ['null', 'null', json],
    ['a prototype', '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}}}', json],
    ['an unknown field', JSON.stringify({ ...Object(target.body), isAdmin: true, role: 'administrador' }), json],
    ['very deep', deepText, json],
    ['10 MB', largeBody, json],
    ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json],
    ['a wrong type', '<a/>', { ...json, 'content-type': 'application/xml' }],
    ['text', '{}', { ...json, 'content-type': 'text/plain' }],
    ['a form', 'a=1', { ...json, 'content-type': 'application/x-www-form-urlencoded' }],
    ['a broken upload', 'x', { ...json, 'content-type': 'multipart/form-data; boundary=b' }],
  ];
  for (const [trick, payload, headers] of bodies) {
    yield { target, trick: `body is ${trick}`, options: { ...options, headers: { ...headers }, payload } };
  }
}

function bodyType({ contentType = 'application/json' }: Target): string {
  return contentType.startsWith('multipart') ? 'application/json' : contentType;
}

function encodeBody(target: Target, body: unknown): string {
  if (bodyType(target) !== 'application/x-www-form-urlencoded') return JSON.stringify(body) ?? '';
  return new URLSearchParams(Object.entries(Object(body)).map(([key, value]) => [key, asText(value)])).toString();
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Half a surrogate pair cannot stand in an address; it goes as the bytes that a broken program would send. */
function encodeText(value: unknown): string {
  const text = asText(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'undefined').slice(0, 60);
}
