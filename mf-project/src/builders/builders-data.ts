import type { ResponseTime } from '@umbral/domain/builders/builder.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';

/** A builder in a list. */
export interface BuilderCardData {
  readonly id: number;
  readonly href: string;
  readonly name: string;
  readonly logo?: ImageSource;
  readonly description: string;
  readonly cities: readonly string[];
  readonly projectCount: number;
  readonly rating?: number;
  readonly ratingCount: number;
  readonly responseTime?: ResponseTime;
}

export interface CityLink {
  readonly slug: string;
  readonly name: string;
}

/** A page of the directory, or the builders of one city. */
export interface BuildersData {
  /** Set on the page of a city. */
  readonly city?: CityLink;
  /** What was searched for. */
  readonly query?: string;
  readonly builders: readonly BuilderCardData[];
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly cities: readonly CityLink[];
}
