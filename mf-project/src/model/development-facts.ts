import type { PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';
import type { BuildingSize, FeatureGroup, ProjectBuilder, ProjectPlace } from './project-data.ts';

/** A unit type of a development, as far as programs are told of it. */
export interface DevelopmentHome {
  readonly href: string;
  readonly title: string;
  readonly areaM2: number;
  readonly rooms?: number;
  readonly baths?: number;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly isOnOffer: boolean;
  readonly plan?: ImageSource;
}

/** A development, whichever of its pages tells of it. */
export interface DevelopmentFacts {
  readonly title: string;
  /** Its one address. */
  readonly href: string;
  /** Of its homes, or of most of them. */
  readonly type: PropertyType;
  readonly description?: string;
  readonly place: ProjectPlace;
  readonly building: BuildingSize;
  readonly builder: Pick<ProjectBuilder, 'name' | 'href'>;
  readonly images: readonly ImageSource[];
  readonly features: readonly FeatureGroup[];
  readonly homes: readonly DevelopmentHome[];
  /** What one may do about a home of it today. */
  readonly availability: 'InStock' | 'PreOrder' | 'OutOfStock';
}
