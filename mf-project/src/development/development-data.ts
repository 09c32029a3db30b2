import type { BuildingStatus, ProjectCategory, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { FilmSlide, GalleryPicture } from '../model/gallery-content.ts';
import type {
  BuildingSize,
  FeatureGroup,
  PlanDrawing,
  ProjectBuilder,
  ProjectDelivery,
  ProjectPlace,
  ProjectStrip,
  ProjectWords,
  SalesRoom,
} from '../model/project-data.ts';

/** A unit type of a project, as its row tells it. */
export interface DevelopmentType {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly builtM2: number;
  readonly privateM2?: number;
  readonly rooms?: number;
  readonly baths?: number;
  readonly parking?: number;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly isOnOffer: boolean;
  /** Its homes one by one, where the builder tells them. */
  readonly homes?: TypeHomes;
  readonly plan?: PlanDrawing['image'];
}

export interface TypeHomes {
  readonly free: number;
  readonly all: number;
  /** Lowest and highest floor; none where homes stand on the ground. */
  readonly floors?: readonly [number, number];
}

/** What the page of a project shows, in plain data: it stands in the document as state. */
export interface DevelopmentData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** Of its smallest type on offer. */
  readonly type: PropertyType;
  readonly status: BuildingStatus;
  readonly categories: readonly ProjectCategory[];
  readonly isAvailable: boolean;
  /** Smallest first. */
  readonly types: readonly DevelopmentType[];
  /** The type about which one writes: the smallest on offer. */
  readonly asked: DevelopmentType;
  readonly words: ProjectWords;
  readonly images: readonly GalleryPicture[];
  /** The grounds from above. */
  readonly sitePlans: readonly PlanDrawing[];
  readonly film?: FilmSlide;
  readonly features: readonly FeatureGroup[];
  readonly building: BuildingSize;
  readonly delivery: ProjectDelivery;
  readonly reported: string;
  readonly since: string;
  readonly place: ProjectPlace;
  readonly builder: ProjectBuilder;
  readonly contact: SalesRoom;
  readonly strip: ProjectStrip;
  /** The map around it, where it has a point on it. */
  readonly mapHref?: string;
  /** Homes of the type on offer in the same city. */
  readonly listingHref: string;
  readonly crumbs: readonly Crumb[];
}
