import type { PlantCard } from './plant-card.ts';
import css from './project-card-areas.module.css';
import type { CardImage, MeasureRange } from './project-card-model.ts';

/** A card without what its own markup says. */
export type SpareCard = Omit<PlantCard, InMarkup> & {
  /** Only where it is another than the address of the project says. */
  readonly projectId?: number;
  /** Only where it is another than the areas of its types say. */
  readonly areaM2?: MeasureRange;
  /** Only what the markup does not say whole. */
  readonly images?: readonly CardImage[];
  readonly types?: SpareTypes;
  /** Most can be had, and have no such tour. */
  readonly isActive?: false;
  readonly has360?: true;
};

type InMarkup = 'href' | 'projectHref' | 'projectId' | 'areaM2' | 'images' | 'types' | 'isActive' | 'has360';

/** Ids are counted from that of the card: those of one project follow one another, and packing finds the same again. */
type SpareTypes = Omit<NonNullable<PlantCard['types']>, 'areas'> & {
  readonly areas?: readonly number[];
  readonly ids?: readonly number[];
};

const imagesInMarkup = 3;

/** Leaves out of a card what can be read from the markup of its `ListedPlant`: photos, its addresses and those of its types. */
export function spareCard({ href: _, projectHref, projectId, areaM2, images, types, ...card }: PlantCard): SpareCard {
  const { isActive, has360, ...rest } = card;
  const told = rangeOfAreas(types?.areas?.map((area) => area.areaM2));
  return {
    ...rest,
    ...(isActive ? {} : { isActive: false as const }),
    ...(has360 ? { has360: true as const } : {}),
    ...(projectId === idInAddress(projectHref) ? {} : { projectId }),
    ...(areaM2 && (areaM2.min !== told?.min || areaM2.max !== told.max) ? { areaM2 } : {}),
    ...(images.length <= imagesInMarkup && images.every(isWholeInMarkup) ? {} : { images }),
    ...(types && { types: spareTypes(types, card.id) }),
  };
}

function spareTypes({ areas, others, ...types }: NonNullable<PlantCard['types']>, cardId: number): SpareTypes {
  return {
    ...types,
    others: others.map((id) => id - cardId),
    ...(areas && { areas: areas.map(({ areaM2 }) => areaM2), ids: areas.map(({ id }) => id - cardId) }),
  };
}

function isWholeInMarkup({ alt, srcSet, isRender }: CardImage): boolean {
  return alt === '' && srcSet === undefined && isRender === true;
}

/** Addresses of projects begin with their number: `/lanzamiento/30-torres-de-la-sabana`. */
function idInAddress(href: string | undefined): number | undefined {
  const id = href && /\/(\d+)-[^/]*$/.exec(href)?.[1];
  return id ? Number(id) : undefined;
}

/** From the least to the largest type, as a card tells it. */
function rangeOfAreas(areas: readonly number[] = []): MeasureRange | undefined {
  const told = areas.map((area) => Math.round(area * 10) / 10).filter((area) => area > 0);
  return told.length === 0 ? undefined : { min: Math.min(...told), max: Math.max(...told) };
}

/** The whole card, from the element that holds its markup; nothing where somebody has changed that. */
export function cardInMarkup(spare: SpareCard, cell: Element): PlantCard | undefined {
  const href = cell.querySelector('[data-main]')?.getAttribute('href');
  const projectHref = cell.querySelector('[data-project]')?.getAttribute('href') ?? undefined;
  const hrefs = [...cell.querySelectorAll(`.${css.area}`)].map((link) => link.getAttribute('href') ?? '');
  const { images = imagesOf(cell), types, projectId = idInAddress(projectHref), isActive = true, ...card } = spare;
  const { areaM2 = rangeOfAreas(types?.areas), has360 = false } = spare;
  if (!href || projectId === undefined || (types?.areas && types.areas.length !== hrefs.length)) return undefined;
  return {
    ...card,
    href,
    projectId,
    images,
    isActive,
    has360,
    ...(areaM2 && { areaM2 }),
    ...(projectHref && { projectHref }),
    ...(types && { types: wholeTypes(types, spare.id, hrefs) }),
  };
}

function wholeTypes({ areas, ids = [], others, ...types }: SpareTypes, cardId: number, hrefs: readonly string[]) {
  const area = (areaM2: number, place: number) => ({
    id: cardId + (ids[place] ?? 0),
    href: hrefs[place] ?? '',
    areaM2,
  });
  return { ...types, others: others.map((id) => id + cardId), ...(areas && { areas: areas.map(area) }) };
}

function imagesOf(cell: Element): CardImage[] {
  return [...cell.querySelectorAll('img')].map((photo) => {
    const box = photo.closest('li') ?? cell;
    return {
      src: photo.getAttribute('src') ?? '',
      avifSrcSet: box.querySelector('source')?.srcset,
      alt: '',
      // The properties of a picture would lay the page out for each.
      width: Number(photo.getAttribute('width')),
      height: Number(photo.getAttribute('height')),
      color: box.querySelector('rect')?.getAttribute('fill') ?? undefined,
      focus: photo.dataset.focus,
      isRender: true,
    };
  });
}
