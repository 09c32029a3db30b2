/** What a payload is made of, as data: what the schemas of the catalogue say, without the library that reads them. */
export type PayloadShape =
  | 'text'
  | 'flag'
  | 'number'
  | 'whole number'
  | 'positive whole number'
  | { readonly oneOf: readonly string[] }
  | { readonly orNull: PayloadShape }
  | { readonly listOf: PayloadShape }
  | { readonly fields: Readonly<Record<string, PayloadShape>>; readonly optional?: readonly string[] };

const plain = {
  text: (value: unknown) => typeof value === 'string',
  flag: (value: unknown) => typeof value === 'boolean',
  number: (value: unknown) => Number.isFinite(value),
  'whole number': (value: unknown) => Number.isSafeInteger(value),
  'positive whole number': (value: unknown) => Number.isSafeInteger(value) && Number(value) > 0,
};

/** Gives the value with the fields that its shape names and no others; throws, naming the place, where it does not fit. */
export function readPayload(shape: PayloadShape, value: unknown, place = 'payload'): unknown {
  const refuse = (wanted: string) => new TypeError(`${place} is no ${wanted}`);
  if (typeof shape === 'string') {
    if (!plain[shape](value)) throw refuse(shape);
    return value;
  }
  if ('orNull' in shape) return value === null ? value : readPayload(shape.orNull, value, place);
  if ('oneOf' in shape) {
    if (!shape.oneOf.some((one) => one === value)) throw refuse(shape.oneOf.join(' or '));
    return value;
  }
  if ('listOf' in shape) {
    if (!Array.isArray(value)) throw refuse('list');
    return value.map((item, index) => readPayload(shape.listOf, item, `${place}.${index}`));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw refuse('object');
  const given = new Map<string, unknown>(Object.entries(value));
  const isRead = (name: string) => given.get(name) !== undefined || !shape.optional?.includes(name);
  const fields = Object.entries(shape.fields).filter(([name]) => isRead(name));
  return Object.fromEntries(fields.map(([name, of]) => [name, readPayload(of, given.get(name), `${place}.${name}`)]));
}
