import type { PlantCard } from './plant-card.ts';
import areas from './project-card-areas.module.css';
import type { CardArea, CardImage } from './project-card-model.ts';

/** A card without what its own markup says. */
export type SpareCard = Omit<PlantCard, 'href' | 'projectHref' | 'images' | 'types'> & {
  /** Only what the markup does not say whole. */
  readonly images?: readonly CardImage[];
  /** Their ids counted from that of the card: those of one project follow one another, and packing finds the same again. */
  readonly types?: Omit<NonNullable<PlantCard['types']>, 'areas'> & {
    readonly areas?: readonly Omit<CardArea, 'href'>[];
  };
};

const imagesInMarkup = 3;

/** Leaves out of a card what can be read from the markup of its `ListedPlant`: photos, its addresses and those of its types. */
export function spareCard({ href: _, projectHref: _ofProject, images, types, ...card }: PlantCard): SpareCard {
  return {
    ...card,
    ...(images.length <= imagesInMarkup && images.every(isWholeInMarkup) ? {} : { images }),
    ...(types && { types: spareTypes(types, card.id) }),
  };
}

function spareTypes({ areas, others, ...types }: NonNullable<PlantCard['types']>, cardId: number): SpareCard['types'] {
  return {
    ...types,
    others: others.map((id) => id - cardId),
    areas: areas?.map(({ href: _, id, ...area }) => ({ ...area, id: id - cardId })),
  };
}

function isWholeInMarkup({ alt, srcSet, isRender }: CardImage): boolean {
  return alt === '' && srcSet === undefined && isRender === true;
}

/** The whole card, from the element that holds its markup; nothing where somebody has changed that. */
export function cardInMarkup(spare: SpareCard, cell: Element): PlantCard | undefined {
  const href = cell.querySelector('[data-main]')?.getAttribute('href');
  const hrefs = [...cell.querySelectorAll(`.${areas.area}`)].map((link) => link.getAttribute('href') ?? '');
  const { images = imagesOf(cell), types, ...card } = spare;
  if (!href || (types?.areas && types.areas.length !== hrefs.length)) return undefined;
  const areasOfTypes = types?.areas?.map((area, place) => ({
    ...area,
    id: area.id + spare.id,
    href: hrefs[place] ?? '',
  }));
  const projectHref = cell.querySelector('[data-project]')?.getAttribute('href') ?? undefined;
  return {
    ...card,
    href,
    ...(projectHref && { projectHref }),
    images,
    ...(types && { types: { ...types, others: types.others.map((id) => id + spare.id), areas: areasOfTypes } }),
  };
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
