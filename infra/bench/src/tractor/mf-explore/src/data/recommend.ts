import database from './database.json' with { type: 'json' };

/** A variant that looks like what the visitor has. */
export interface Recommended {
  readonly sku: string;
  readonly name: string;
  readonly image: string;
  readonly url: string;
}

type Colour = readonly number[];

const most = 4;
const variants = Object.values(database.recommendations);

/** The four variants whose colour is nearest to the mean colour of some; none where none of them is known. */
export function recommend(skus: readonly string[]): readonly Recommended[] {
  const colours = variants.filter(({ sku }) => skus.includes(sku)).map(({ rgb }) => rgb);
  if (colours.length === 0) return [];
  const mean = [0, 1, 2].map((part) => colours.reduce((sum, colour) => sum + (colour[part] ?? 0), 0) / colours.length);
  return variants
    .filter(({ sku }) => !skus.includes(sku))
    .map((variant) => ({ variant, distance: distance(variant.rgb, mean) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ variant: { sku, name, image, url } }) => ({ sku, name, image, url }));
}

function distance(one: Colour, other: Colour): number {
  return Math.hypot(...one.map((part, index) => part - (other[index] ?? 0)));
}
