import type { Money } from '@umbral/domain/money/money.ts';
import type { BuildingStatus, ProjectCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { ImageSource } from '../media/picture.tsx';

/** Both ends of a measure over the plants that the card stands for. */
export interface MeasureRange {
  readonly min: number;
  readonly max: number;
}

/** What a card shows, ready to draw: amounts are in the visitor's currency, dates are words. */
export interface ProjectCardModel {
  readonly id: number;
  readonly href: string;
  /** The page of the project as a whole, where the card stands for more than one type of it. */
  readonly projectHref?: string;
  readonly title: string;
  readonly builderName: string;
  /** None when the builder hides it. */
  readonly price?: Money;
  /** Of the dearest of several. */
  readonly highestPrice?: Money;
  /** Shown beside a hidden price: what homes of this zone cost. */
  readonly zonePrices?: { readonly min: Money; readonly max: Money };
  readonly monthlyFee?: Money;
  /** To the builder until the delivery; shown beside the fee where it was searched for. */
  readonly monthlyDuring?: Money;
  readonly rooms?: MeasureRange;
  readonly baths?: MeasureRange;
  readonly parking?: MeasureRange;
  readonly areaM2?: MeasureRange;
  /** Neighbourhood or zone. */
  readonly zone?: string;
  readonly city: string;
  readonly status: BuildingStatus;
  readonly categories: readonly ProjectCategory[];
  readonly benefit?: string;
  /** Only the first three are drawn. */
  readonly images: readonly CardImage[];
  readonly code?: string;
  readonly stratum?: string;
  /** "06/2028" */
  readonly deliveryLabel?: string;
  /** "hace 3 d" */
  readonly updatedLabel?: string;
  readonly isActive: boolean;
  readonly has360: boolean;
  /** The project's homes by their area, this one among them; absent where there is no other. */
  readonly areas?: readonly CardArea[];
  /** How many types of the project are not among them. */
  readonly moreAreas?: number;
}

/** A home of the same project, told by its area [B046]. */
export interface CardArea {
  readonly id: number;
  readonly href: string;
  readonly areaM2: number;
  readonly isCurrent?: boolean;
}

export interface CardImage extends ImageSource {
  /** A drawing of what is not built yet carries its label. */
  readonly isRender?: boolean;
}

/** A card without its amounts, which the currency decides, and its areas. */
export type CardParticulars = Omit<
  ProjectCardModel,
  'price' | 'highestPrice' | 'zonePrices' | 'monthlyFee' | 'monthlyDuring' | 'areas' | 'moreAreas'
>;
