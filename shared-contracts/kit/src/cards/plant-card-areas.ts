import type { OtherAreaCard, PlantCard } from './plant-card.ts';
import type { CardArea } from './project-card-model.ts';

/** The homes of the card's project by area, with the one that is shown; nothing where there is no other [B046]. */
export function areasOf(card: PlantCard, shownId: number): readonly CardArea[] | undefined {
  const { otherAreas, areaM2 } = card;
  if (!otherAreas || !areaM2) return undefined;
  const own = { id: card.id, href: card.href, areaM2: areaM2.min };
  const others = otherAreas.map(({ id, slug, areaM2: area }) => ({ id, href: hrefBeside(card, slug), areaM2: area }));
  return [own, ...others]
    .toSorted((a, b) => a.areaM2 - b.areaM2)
    .map((area) => ({ ...area, isCurrent: area.id === shownId }));
}

/** The card of a home of the project: what is not known of another one is left out rather than told wrong. */
export function cardOfArea(card: PlantCard, shownId: number): PlantCard {
  const other = card.otherAreas?.find(({ id }) => id === shownId);
  return other ? cardOfOther(card, other) : card;
}

function cardOfOther(card: PlantCard, { id, slug, title, areaM2, priceCop, monthlyFeeCop }: OtherAreaCard): PlantCard {
  return {
    ...card,
    id,
    href: hrefBeside(card, slug),
    title: `${card.title.slice(0, card.title.indexOf(' · '))} · ${title}`,
    areaM2: { min: areaM2, max: areaM2 },
    priceCop,
    monthlyFeeCop,
    zonePricesCop: undefined,
    monthlyDuringCop: undefined,
    rooms: undefined,
    baths: undefined,
    parking: undefined,
  };
}

/** Homes of a project differ in the last step of their address only. */
function hrefBeside({ href }: PlantCard, slug: string): string {
  return `${href.slice(0, href.lastIndexOf('/') + 1)}${slug}`;
}
