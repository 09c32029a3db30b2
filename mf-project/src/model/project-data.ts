import type { SpecificationKind } from '@umbral/domain/vocabulary/specification-vocabulary.ts';
import type { AdditionalCriterion, Country, NearbyPlaceCategory } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { ImageSource } from '@umbral/kit/media/picture.tsx';

/** A space of a drawing. */
export interface PlanSpace {
  readonly name: string;
  /** Its middle as fractions of the drawing's width and height. */
  readonly x: number;
  readonly y: number;
  readonly areaM2?: number;
  /** Metres across and down the drawing, where they are known. */
  readonly widthM?: number;
  readonly depthM?: number;
  /** Which picture of the gallery shows it. */
  readonly photo?: number;
}

/** A floor, or the grounds, as drawn. */
export interface PlanDrawing {
  readonly floor?: string;
  readonly name: string;
  readonly image: ImageSource;
  /** Metres that the drawing's whole width shows, where its scale is known. */
  readonly widthM?: number;
  readonly spaces: readonly PlanSpace[];
}

export interface NearbyEntry {
  readonly name: string;
  readonly category: NearbyPlaceCategory;
  readonly distanceM?: number;
}

export interface FeatureGroup {
  readonly kind: SpecificationKind;
  readonly names: readonly string[];
}

/** A word of a paragraph with where it is explained. */
export interface LinkedTerm {
  /** Number of the paragraph. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly href: string;
}

/** What a builder says of its project in words. */
export interface ProjectWords {
  readonly paragraphs: readonly string[];
  /** The first of each word of them that the glossary explains, in their order. */
  readonly terms: readonly LinkedTerm[];
  readonly finishes?: string;
  readonly criteria: readonly AdditionalCriterion[];
  readonly benefit?: string;
  /** What the benefit is tied to. */
  readonly benefitTerms?: string;
}

/** How large the project is. */
export interface BuildingSize {
  readonly floors?: number;
  readonly stages?: number;
  readonly units?: number;
  readonly perFloor?: number;
  readonly lifts?: number;
  readonly basements?: number;
  readonly petFriendly?: boolean;
}

/** Where it stands and what is around. */
export interface ProjectPlace {
  readonly country: Country;
  readonly city: string;
  readonly zone: string;
  readonly neighborhood?: string;
  readonly address: string;
  /** From the neighbourhood to the country, without what repeats. */
  readonly line: string;
  readonly lat: number;
  readonly lng: number;
  readonly nearby: readonly NearbyEntry[];
}

/** Who builds it. */
export interface ProjectBuilder {
  readonly name: string;
  readonly href: string;
  readonly logo?: ImageSource;
  readonly rating?: number;
  readonly ratingCount: number;
  readonly projectCount?: number;
}

/** When it is handed over and who guards the money until then. */
export interface ProjectDelivery {
  /** "junio de 2028" */
  readonly month?: string;
  /** ISO. */
  readonly day?: string;
  readonly trust?: string;
  readonly breakEven?: string;
  readonly licence?: string;
}

/** The strip of a title block. */
export interface ProjectStrip {
  readonly code: string;
  readonly stratum?: string;
  readonly delivery?: string;
  readonly updated: string;
}

/** How to reach the sales room without a form. */
export interface SalesRoom {
  /** The project's own, by which the sales room knows it. */
  readonly code: string;
  readonly phone: string;
  readonly whatsapp?: string;
  readonly salesRoom?: string;
  readonly hours?: string;
}
