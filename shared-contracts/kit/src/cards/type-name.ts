import { formatDecimal } from '@umbral/domain/format/format.ts';
import { remoteTexts as texts } from '../remote/remote-texts.ts';
import type { PlantCard } from './plant-card.ts';

/** An area as cards write it, in square metres: `61,2`. */
export function areaOnCard(areaM2: number): string {
  return formatDecimal(Math.round(areaM2 * 10) / 10);
}

/** What is kept or compared of a card: of a project with several types the one that stands for it, told by its area. */
export function typeName({ id, title, types }: PlantCard): string {
  const areas = types?.areas ?? [];
  const own = areas.find((area) => area.id === id);
  return own && areas.length > 1 ? texts.typeOf(title, areaOnCard(own.areaM2)) : title;
}
