import { routes } from '@umbral/domain/routes/table.ts';
import { z } from 'zod';

/** A schema of the OpenAPI document, as far as an example needs it. */
const jsonSchema = z.looseObject({
  type: z.union([z.string(), z.array(z.string())]).optional(),
  const: z.unknown().optional(),
  default: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  pattern: z.string().optional(),
  format: z.string().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  exclusiveMinimum: z.number().optional(),
  minItems: z.number().optional(),
  required: z.array(z.string()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  /** Names of a record, where they are known. */
  propertyNames: z.looseObject({ enum: z.array(z.string()).optional() }).optional(),
  additionalProperties: z.unknown().optional(),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});
type JsonSchema = z.infer<typeof jsonSchema>;

const bogota = routes.housing.href({ city: 'bogota' });

/** What a reader expects under a name, where the schema allows it; the first that fits is taken. */
const byName: readonly (readonly [RegExp, readonly unknown[]])[] = [
  [/mail/, ['ana.rojas@example.com']],
  [/phone|whatsapp|celular/, ['+573001234567']],
  [/password/, ['Umbral-2026']],
  [/first_name|^name$|user_name/, ['Ana Rojas']],
  [/last_name/, ['Rojas']],
  [/city/, ['Bogotá', 'bogota', 1]],
  [/country/, ['Colombia', 'CO', 'colombia']],
  [/price|budget|amount|fee/, [350_000_000]],
  [/^lat/, [4.65]],
  [/^(lng|lon)/, [-74.06]],
  [/date|day/, ['2026-12-01']],
  [/time/, ['10:30']],
  [/url|href|link|video/, ['https://example.com/recurso', bogota]],
  [/^to(_path)?$/, [routes.housing.href({ city: 'cali' })]],
  [/path|^from|canonical/, [bogota]],
  [/slug/, ['torres-de-la-sabana-bogota']],
  [/message|content|comment|description/, ['Quiero conocer el proyecto y sus planes de pago.']],
  [/ids$/, ['1,2', [1, 2]]],
];

/** Texts for patterns without a telling name. */
const patterned = [
  'bogota',
  '1',
  '1,2',
  '2026-12',
  '2026-12-01',
  '20261201',
  '10:30',
  '2026-12-01T10:30:00Z',
  '2026-12-01T10:30:00.000Z',
  '#0b5c4d',
  '/media/fachada-800.webp',
  'https://example.com/recurso',
  '+573001234567',
  '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  'a3f5c1d2'.repeat(8),
  'ana.rojas@example.com',
  'bd',
  'valor=300000000&plazo=20',
  'Umbral',
  'zona.suba',
];

const byFormat: Readonly<Record<string, string>> = {
  email: 'ana.rojas@example.com',
  uri: 'https://example.com/recurso',
  uuid: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  date: '2026-12-01',
  time: '10:30:00',
  'date-time': '2026-12-01T10:30:00Z',
};

/**
 * A plausible value of a JSON Schema: the schema's own default or constant, else what its name suggests, else the
 * smallest that fits. Rules that JSON Schema cannot say are not known here.
 */
export function exampleOf(source: unknown, name = ''): unknown {
  const parsed = jsonSchema.safeParse(source);
  if (!parsed.success) return null;
  const schema = parsed.data;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.default !== undefined && schema.default !== null && schema.default !== '') return schema.default;
  const branch = (schema.anyOf ?? schema.oneOf)?.[0];
  if (branch !== undefined) return exampleOf(branch, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)));
  return exampleOfType(schema, name);
}

function exampleOfType(schema: JsonSchema, name: string): unknown {
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') return exampleObject(schema);
  if (type === 'array') return exampleList(schema, name);
  if (type === 'string') return exampleText(schema, name);
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  return type === 'boolean' ? true : null;
}

function exampleObject({ properties = {}, propertyNames, additionalProperties }: JsonSchema): object {
  const named = (propertyNames?.enum ?? []).map((key) => [key, additionalProperties] as const);
  const fields = [...named, ...Object.entries(properties)];
  return Object.fromEntries(fields.map(([key, value]) => [key, exampleOf(value, key)]));
}

function exampleList({ items, prefixItems, minItems = 1 }: JsonSchema, name: string): unknown[] {
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, name));
  return Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, name.replace(/s$/, '')));
}

function suggestions(name: string): readonly unknown[] {
  return byName.flatMap(([pattern, values]) => (pattern.test(name.toLowerCase()) ? values : []));
}

function exampleText(schema: JsonSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 10_000 } = schema;
  const fitting = new RegExp(pattern ?? '', 'u');
  const fits = (text: unknown): text is string =>
    typeof text === 'string' && text.length >= minLength && text.length <= maxLength && fitting.test(text);
  const candidates = [...suggestions(name), byFormat[format ?? ''], ...(pattern ? patterned : []), 'Umbral'];
  return candidates.find(fits) ?? 'Vivienda nueva en Bogotá. '.repeat(Math.ceil(minLength / 26)).slice(0, maxLength);
}

function exampleNumber({ minimum = 0, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema, name: string) {
  const lowest = Math.max(minimum, exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1);
  const fits = (value: unknown): value is number => typeof value === 'number' && value >= lowest && value <= maximum;
  return suggestions(name).find(fits) ?? Math.min(Math.max(lowest, 1), maximum);
}
