import type { Preview, PreviewEnding } from '@umbral/domain/api/project-previews.ts';
import { formatDateShort, formatTime } from '@umbral/domain/format/format-date.ts';
import type { PlantData } from '../../model/plant-data.ts';
import { plantCrumbs } from '../plant-crumbs.ts';
import { type PlantCompany, plantDataOf } from '../plant-shape.ts';

/** What the bar says of what is shown. */
export interface PreviewFacts {
  readonly savedDay: string;
  readonly savedTime: string;
  readonly missing: number;
  readonly typologies: readonly {
    readonly number: number;
    readonly title: string;
    readonly href: string;
    readonly isShown: boolean;
  }[];
}

export type PreviewData =
  | { readonly ended: PreviewEnding }
  | { readonly ended?: undefined; readonly facts: PreviewFacts; readonly plant: PlantData };

/** Numbers of no plant: what is drawn has none yet, or another at each drawing, and a screen must not begin anew. */
const firstNumber = 2_147_000_000;

/** The page's data of a preview at a path; what would lead to public pages that are not there yet is left out. */
export function previewDataOf(
  { plant, saved_at, missing, typologies, number: shown }: Preview,
  { path, ...company }: PlantCompany & { readonly path: string },
): PreviewData {
  const hrefOf = (number: number) => (number === 1 ? path : `${path}?tipologia=${number}`);
  const numberOf = new Map(typologies.map(({ id, number }) => [id, number]));
  const data = plantDataOf(plant, company);
  return {
    facts: {
      savedDay: formatDateShort(saved_at),
      savedTime: formatTime(saved_at),
      missing,
      typologies: typologies.map(({ number, title }) => ({
        number,
        title,
        href: hrefOf(number),
        isShown: number === shown,
      })),
    },
    plant: {
      ...data,
      isPreview: true,
      id: firstNumber + shown,
      areas: data.areas.flatMap(({ id, ...area }) => {
        const number = numberOf.get(id);
        return number === undefined ? [] : [{ ...area, id: firstNumber + number, href: hrefOf(number) }];
      }),
      contact: { ...data.contact, target: { ...data.contact.target, plantId: firstNumber + shown } },
      launchHref: undefined,
      developmentHref: undefined,
      crumbs: plantCrumbs(plant),
      // Its picture is drawn of the public page's place.
      standing: { ...data.standing, mapHref: undefined },
    },
  };
}
