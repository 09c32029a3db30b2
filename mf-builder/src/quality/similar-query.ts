import { textAt, valueAt } from '@umbral/domain/project-form/form-values.ts';

/** What a draft is compared by. */
export interface SimilarQuery {
  readonly builder: number;
  readonly city: number;
  readonly name: string;
  readonly address: string;
  readonly lat?: number;
  readonly lng?: number;
}

const rowAt = (form: unknown, path: string) => {
  const value = valueAt(form, path);
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
};

/** Degrees as a number or as typed, with a dot or a comma. */
function degreesAt(form: unknown, path: string, limit: number): number | undefined {
  const value = valueAt(form, path);
  if (value === '' || value === null || value === undefined) return undefined;
  const degrees = Number(typeof value === 'string' ? value.trim().replace(',', '.') : value);
  return Math.abs(degrees) <= limit ? degrees : undefined;
}

/** What there is to compare; nothing while city and builder are unknown, or all that tells a project. */
export function similarQueryOf(form: unknown): SimilarQuery | undefined {
  const builder = rowAt(form, 'builder');
  const city = rowAt(form, 'location.city');
  const name = textAt(form, 'name').slice(0, 120);
  const address = textAt(form, 'location.address').slice(0, 200);
  const lat = degreesAt(form, 'location.coordinates.lat', 90);
  const lng = degreesAt(form, 'location.coordinates.lng', 180);
  const isPlaced = lat !== undefined && lng !== undefined;
  if (!builder || !city || !(name.length > 2 || address || isPlaced)) return undefined;
  return { builder, city, name, address, ...(isPlaced ? { lat, lng } : {}) };
}
