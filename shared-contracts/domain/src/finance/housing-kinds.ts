/** What the law calls a home by its price: of priority interest, of social interest, or neither. */
export type HousingCategory = 'vip' | 'vis' | 'none';

/** As what a unit is financed: the category of a home, one that is not sold as social and costs no more, or no home. */
export const housings = ['vip', 'vis', 'below-cap', 'none', 'premises'] as const;
export type Housing = (typeof housings)[number];

/** The category under which it is sold. */
export function soldAs(housing: Housing): HousingCategory {
  return housing === 'vip' || housing === 'vis' ? housing : 'none';
}
