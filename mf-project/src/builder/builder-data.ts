import type { ResponseTime } from '@umbral/domain/builders/builder.ts';
import type { BuildingStatus } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { PlantCard } from '@umbral/kit/cards/plant-card.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { builderTexts } from '../texts/builder-texts.ts';

export interface BranchData {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
  readonly isMain: boolean;
}

export interface CityLink {
  readonly slug: string;
  readonly name: string;
}

/** A city in which it sells, and so many projects there. */
export interface CityChoice extends CityLink {
  readonly count: number;
}

export interface StatusChoice {
  readonly key: BuildingStatus;
  readonly count: number;
}

/** A builder with a page of its projects, in all cities or in one. */
export interface BuilderData {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly logo?: ImageSource;
  readonly cover?: ImageSource;
  readonly rating?: number;
  readonly ratingCount: number;
  readonly responseTime?: ResponseTime;
  readonly foundedYear?: number;
  /** Paragraphs on how it came to be. */
  readonly history: readonly string[];
  readonly specialties: readonly string[];
  readonly website?: string;
  readonly phone: string;
  readonly whatsapp?: string;
  readonly social: readonly { readonly network: keyof typeof builderTexts.networks; readonly url: string }[];
  readonly branches: readonly BranchData[];
  /** Those with projects of the chosen state, and the states of the projects in the chosen city. */
  readonly cities: readonly CityChoice[];
  readonly statuses: readonly StatusChoice[];
  /** Set on the page of one city. */
  readonly city?: CityLink;
  /** Set while only projects of one state are shown. */
  readonly status?: BuildingStatus;
  readonly cards: readonly PlantCard[];
  /** Projects on all pages. */
  readonly total: number;
  readonly page: number;
  readonly pages: number;
}
