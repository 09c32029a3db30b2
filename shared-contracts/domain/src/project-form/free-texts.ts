import { listAt, textAt } from './form-values.ts';

/** A text that somebody writes freely in the form, at its path. */
export interface FreeText {
  readonly path: string;
  readonly text: string;
  /** Sentences, and not a name. */
  readonly isProse: boolean;
}

const indexed = (form: unknown, path: string) => listAt(form, path).map((_, index) => `${path}.${index}`);
const custom = (form: unknown, path: string) => indexed(form, `${path}.custom`);

function namesOfPlant(form: unknown, plant: string): string[] {
  const blueprints = indexed(form, `${plant}.blueprints`);
  return [
    `${plant}.name`,
    ...blueprints.flatMap((path) => [`${path}.floor`, `${path}.name`]),
    ...blueprints.flatMap((path) => indexed(form, `${path}.drop_points`).map((point) => `${point}.name`)),
    ...custom(form, `${plant}.specifications`),
    ...indexed(form, `${plant}.stock`).map((path) => `${path}.name`),
  ];
}

/** The texts of a form in any state that hold something, in the order of the form; addresses and hours are no free text. */
export function freeTextsOf(form: unknown): FreeText[] {
  const plants = indexed(form, 'plants');
  const names = [
    'name',
    ...indexed(form, 'common_area_photos').map((path) => `${path}.name`),
    ...plants.flatMap((plant) => namesOfPlant(form, plant)),
    ...['exterior_specifications', 'interior_finishes', 'common_services'].flatMap((path) => custom(form, path)),
    ...indexed(form, 'nearby_places').map((path) => `${path}.name`),
  ];
  const prose = [
    'description',
    ...plants.flatMap((plant) => indexed(form, `${plant}.stock`).map((path) => `${path}.description`)),
  ];
  const read = (isProse: boolean) => (path: string) => ({ path, text: textAt(form, path), isProse });
  return [...prose.map(read(true)), ...names.map(read(false))].filter(({ text }) => text !== '');
}
