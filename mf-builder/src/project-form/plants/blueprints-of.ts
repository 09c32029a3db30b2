import { isRecord, itemsOf } from '../../form-document/form-path.ts';
import type { BlueprintDraft, PointDraft } from '../../pictures/blueprints/blueprint-draft.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const keyOf = (value: unknown) => (typeof value === 'string' ? value : null);
const fractionOf = (value: unknown) => (typeof value === 'number' ? value : 0.5);

function pointOf(value: unknown): PointDraft[] {
  if (!isRecord(value)) return [];
  const { name, image, x, y } = value;
  return [{ name: textOf(name), image: keyOf(image), x: fractionOf(x), y: fractionOf(y) }];
}

/** The drawings that a draft holds of a typology; what is none is left out. */
export function blueprintsOf(value: unknown): BlueprintDraft[] {
  return itemsOf(value).flatMap((item) => {
    if (!isRecord(item)) return [];
    const { floor, name, image, drop_points: points } = item;
    const drop_points = itemsOf(points).flatMap(pointOf);
    return [{ floor: textOf(floor), name: textOf(name), image: keyOf(image), drop_points }];
  });
}
