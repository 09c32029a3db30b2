import { type DraftForm, isRecord, itemsOf } from '../../form-document/form-path.ts';
import { plantTexts as texts } from './plant-texts.ts';

/** A typology like another one: new, with a name of its own, and without homes, which exist once. */
export function copyOfPlant(plant: unknown, plants: unknown): DraftForm {
  const { name: given, ...rest } = isRecord(plant) ? plant : {};
  const names = new Set(itemsOf(plants).map((item) => (isRecord(item) ? item.name : undefined)));
  const name = typeof given === 'string' ? given.replace(/ \(copia( \d+)?\)$/, '') : '';
  let count = 1;
  while (names.has(texts.copyOf(name, count))) count += 1;
  return { ...rest, id: null, name: texts.copyOf(name, count), stock: [] };
}
