import { projectFormLimits as limits } from '@umbral/domain/limits/project-form-limits.ts';
import { type PlantForm, plantForm, stockForm } from '@umbral/domain/project-form/plant-form.ts';
import { slugify } from '@umbral/domain/vocabulary/slugify.ts';
import { completeChoice } from './complete-choice.ts';
import { kept, keptEntries, partOf, partsOf, type Unfinished } from './kept-values.ts';
import { previewTexts } from './preview-texts.ts';
import type { StandIns } from './stand-ins.ts';

const fields = plantForm.shape;
const blueprint = fields.blueprints.element.shape;
const dropPoint = blueprint.drop_points.element.shape;
const { standIns: words } = previewTexts;

/** The least that the database takes; what is not told is marked as such where it is shown. */
const untold = { price: 1, area: 1 } as const;

export interface CompletePlant {
  readonly plant: PlantForm;
  /** Its price or area is a stand-in. */
  readonly lacks: { readonly price: boolean; readonly area: boolean };
}

/** A typology of a draft with stand-ins for all that its rules refuse. `number` counts from one. */
export function completePlant(draft: Unfinished, number: number, around: StandIns): CompletePlant {
  const id = kept(fields.id, draft.id, null);
  const units = around.unitsOf.get(id ?? 0);
  const built = kept(fields.built_area, draft.built_area, untold.area);
  const privateArea = kept(fields.private_area, draft.private_area, null);
  return {
    plant: {
      id: units ? id : null,
      name: kept(fields.name, draft.name, words.plant(number)),
      property_type: kept(fields.property_type, draft.property_type, 'apartment'),
      main_image: pictureIn(draft.main_image, around),
      facades: keptEntries(fields.facades.element, draft.facades, String, limits.facades).filter((key) =>
        around.pictures.has(key),
      ),
      inherit_images: kept(fields.inherit_images, draft.inherit_images, true),
      number_bathrooms: kept(fields.number_bathrooms, draft.number_bathrooms, null),
      number_bedrooms: kept(fields.number_bedrooms, draft.number_bedrooms, null),
      number_parking: kept(fields.number_parking, draft.number_parking, null),
      parking_kind: kept(fields.parking_kind, draft.parking_kind, null),
      price: kept(fields.price, draft.price, untold.price),
      price_range: null,
      price_salaries: kept(fields.price_salaries, draft.price_salaries, null),
      m2_price: kept(fields.m2_price, draft.m2_price, null),
      initial_fee_percent: kept(fields.initial_fee_percent, draft.initial_fee_percent, 0),
      funding_percent: kept(fields.funding_percent, draft.funding_percent, null),
      featured: kept(fields.featured, draft.featured, false),
      built_area: built,
      private_area: (privateArea ?? 0) > built ? null : privateArea,
      balcony_area: kept(fields.balcony_area, draft.balcony_area, null),
      blueprints: blueprintsOf(draft, around),
      specifications: completeChoice('interior', partOf(draft.specifications), around),
      stock: stockOf(draft, units),
    },
    lacks: {
      price: !fields.price.safeParse(draft.price).success,
      area: !fields.built_area.safeParse(draft.built_area).success,
    },
  };
}

/** A picture that may be shown, or none. */
export function pictureIn(value: unknown, { pictures }: StandIns): string | null {
  return typeof value === 'string' && pictures.has(value) ? value : null;
}

/** Drawings with their points; without its picture neither can be shown. */
function blueprintsOf(draft: Unfinished, around: StandIns): PlantForm['blueprints'] {
  return partsOf(draft.blueprints, limits.blueprints).flatMap(({ floor, name, image, drop_points }) => {
    const drawing = pictureIn(image, around);
    if (drawing === null) return [];
    const points = partsOf(drop_points, limits.dropPoints).flatMap((point) => {
      const picture = pictureIn(point.image, around);
      const place = { x: kept(dropPoint.x, point.x, null), y: kept(dropPoint.y, point.y, null) };
      if (picture === null || place.x === null || place.y === null) return [];
      return [{ name: kept(dropPoint.name, point.name, words.point), image: picture, x: place.x, y: place.y }];
    });
    return [
      {
        floor: kept(blueprint.floor, floor, words.floor),
        name: kept(blueprint.name, name, words.blueprint),
        image: drawing,
        drop_points: points,
      },
    ];
  });
}

/** Homes in stock that are told whole; a number that is not one of this typology's is a new home's. */
function stockOf(draft: Unfinished, units: ReadonlySet<number> | undefined): PlantForm['stock'] {
  const stock = keptEntries(stockForm, draft.stock, ({ name }) => slugify(name), limits.stockUnits);
  return stock.map((unit) => ({ ...unit, id: unit.id !== null && units?.has(unit.id) ? unit.id : null }));
}
