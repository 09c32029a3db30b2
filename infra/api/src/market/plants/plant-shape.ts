import type { Blueprint } from '@umbral/domain/homes/blueprint.ts';
import type { Plant } from '@umbral/domain/homes/plant.ts';
import { toImage } from '../../pictures/stored/image.ts';
import { toProject } from '../projects/project-shape.ts';
import { type BlueprintRow, type PlantDetailRow, viewDays } from './plant-query.ts';
import { toOtherArea, toPlantFacts } from './plant-record.ts';
import type { RecordRow } from './record-query.ts';

/** A plant as its page shows it. */
export function toPlant(record: RecordRow, detail: PlantDetailRow): Plant {
  const images = plantImages(detail);
  return {
    ...toPlantFacts(record),
    finishes: detail.finishes,
    parking_kind: detail.parking_kind,
    funding_percent: detail.funding_percent,
    specifications: detail.plant_specifications,
    // Each home of the stock has a price of its own.
    stock: record.public_price.kind === 'told' ? detail.stock : [],
    views: { count: detail.views, days: viewDays },
    programmes: detail.programmes,
    other_areas: record.other_areas.map((area) => toOtherArea(record, area)),
    media: { main_image: images[0] ?? null, images, plans: detail.blueprints.flatMap(toBlueprint) },
    created_at: detail.plant_created_at.toISOString(),
    updated_at: detail.plant_updated_at.toISOString(),
    project: toProject(detail),
  };
}

/** The plant's own pictures, then the project's where it inherits them; each once. */
function plantImages(detail: PlantDetailRow): Plant['media']['images'] {
  const inherited = detail.inherit_images ? detail.project_images : [];
  const images = [...detail.plant_images, ...inherited].flatMap((row) => {
    const image = toImage(row);
    return image ? [{ ...image, role: row.role, ...(row.note ? { note: row.note } : {}) }] : [];
  });
  const bySource = new Map(images.toReversed().map((image) => [image.src, image]));
  return images.filter((image) => bySource.get(image.src) === image);
}

function toBlueprint({ floor, name, image, width_m, drop_points }: BlueprintRow): Blueprint[] {
  const drawing = toImage(image);
  if (!drawing) return [];
  const points = drop_points.flatMap((point) => {
    const picture = toImage(point.image);
    return picture ? [{ ...point, image: picture }] : [];
  });
  return [{ floor, name, image: drawing, width_m, drop_points: points }];
}
