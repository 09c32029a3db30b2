import { isRecord, itemsOf, valueAt } from '../../form-document/form-path.ts';
import { type FieldText, fieldTexts } from './field-texts.ts';

const patternOf = (path: string) => path.replace(/\.\d+(?=\.|$)/g, '.*');

/** How the field at a path is called; a path inside of a field is called as the field. */
export function fieldTextOf(path: string): FieldText {
  const steps = path.split('.');
  for (let length = steps.length; length > 0; length -= 1) {
    const text = fieldTexts[patternOf(steps.slice(0, length).join('.'))];
    if (text) return text;
  }
  return { label: path };
}

/** The field at a path and whose it is, for a sentence about it: «Tipo A»: Precio. */
export function fieldNameOf(form: unknown, path: string): string {
  const { label } = fieldTextOf(path);
  const [list = '', index] = path.split('.');
  if (index === undefined || itemsOf(valueAt(form, list)).length === 0) return label;
  const item = valueAt(form, `${list}.${index}`);
  const name = isRecord(item) && typeof item.name === 'string' ? item.name : '';
  const whose = name || `${Number(index) + 1}`;
  return `${list === 'plants' ? `«${whose}»` : whose}: ${label}`;
}
