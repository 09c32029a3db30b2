import type { SelectOption } from '@umbral/kit/fields/select-field.tsx';

/** Choices out of the labels of a vocabulary, in its order. */
export function optionsOf(labels: Readonly<Record<string, string>>): SelectOption[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}
