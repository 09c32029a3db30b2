import { badRequest } from '../protocol-error.ts';

/** What a text says as JSON, or 400 with the complaint. */
export function parseJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw badRequest(complaint);
  }
}

/** A value as an object, or 400. */
export function asObject(value: unknown, what: string): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badRequest(`${what}: expected an object`);
  return { ...value };
}

/** A value as a list of objects, or 400. */
export function asObjects(value: unknown, what: string): Record<string, unknown>[] {
  if (!Array.isArray(value)) throw badRequest(`${what}: expected an array`);
  return value.map((item) => asObject(item, what));
}
