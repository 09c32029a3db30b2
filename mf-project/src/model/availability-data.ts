import type { UnitOrientation, UnitOutlook, UnitState } from '@umbral/domain/homes/unit-vocabulary.ts';

/** A home of the page's plant. */
export interface HomeOffer {
  readonly id: number;
  readonly name: string;
  readonly state: UnitState;
  readonly floor?: number;
  /** None where nobody says where it stands: it is in the table and not on the façade. */
  readonly place?: number;
  readonly builtM2: number;
  readonly privateM2?: number;
  readonly orientation?: UnitOrientation;
  readonly outlook?: UnitOutlook;
  /** None where the builder hides it, or where nobody can buy it. Discounts are taken off. */
  readonly priceCop?: number;
  readonly discountCop?: number;
  readonly note?: string;
}

/** A home of another plant of the project: it is drawn, and its plant's page tells the rest. */
export interface OtherHome {
  readonly id: number;
  readonly name: string;
  readonly state: UnitState;
  readonly floor?: number;
  readonly place: number;
  readonly plantId: number;
}

/** Homes of a tower, or of a row of houses; those of which nobody says where they stand have none. */
export interface TowerHomes {
  readonly id?: number;
  readonly name?: string;
  readonly own: readonly HomeOffer[];
  readonly others: readonly OtherHome[];
}

/** A plant beside the page's own. */
export interface OtherPlant {
  readonly id: number;
  readonly title: string;
  readonly href: string;
  readonly builtM2: number;
}

/** The homes of the page's project, as the page shows them. */
export interface AvailabilityData {
  readonly towers: readonly TowerHomes[];
  readonly plants: readonly OtherPlant[];
}
