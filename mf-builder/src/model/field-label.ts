import { fieldNames, partNames } from './field-names-texts.ts';

/** What people call the field at a place of the form: `plants.0.price`, or `form.plants.0.price` of a call. */
export function fieldLabel(path: string): string {
  const places = path.replace(/^form\./, '').split('.');
  const number = places[0] === 'plants' ? Number(places[1]) + 1 : undefined;
  const field = places.filter((place) => !/^\d+$/.test(place)).join('.');
  const label = fieldNames[field] ?? field;
  return number === undefined ? label : `${partNames.plant(String(number))}: ${label}`;
}
