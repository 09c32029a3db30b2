import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import type { BuildingStatus, PropertyType } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { FilmSlide, GalleryPicture } from '../model/gallery-content.ts';
import type {
  BuildingSize,
  FeatureGroup,
  PlanDrawing,
  ProjectBuilder,
  ProjectPlace,
  ProjectStrip,
  ProjectWords,
  SalesRoom,
} from '../model/project-data.ts';

/** A home of the launch: one unit type. */
export interface LaunchHome {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly type: PropertyType;
  readonly builtM2: number;
  readonly privateM2?: number;
  readonly balconyM2?: number;
  readonly rooms?: number;
  readonly baths?: number;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly initialPercent?: number;
  readonly initialFeeCop?: number;
  /** Each month after the keys, as it is usually paid. */
  readonly monthly?: MonthlyLines;
  readonly plans: readonly PlanDrawing[];
}

/** What the page of a launch shows, in plain data: it stands in the document as state. */
export interface LaunchData {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  /** Of its smallest home. */
  readonly type: PropertyType;
  readonly status: BuildingStatus;
  readonly isAvailable: boolean;
  readonly words: ProjectWords;
  readonly images: readonly GalleryPicture[];
  /** The grounds from above. */
  readonly sitePlans: readonly PlanDrawing[];
  readonly film?: FilmSlide;
  readonly features: readonly FeatureGroup[];
  readonly building: BuildingSize;
  /** Smallest first; none while the builder has published none. */
  readonly homes: readonly LaunchHome[];
  readonly place: ProjectPlace;
  readonly builder: ProjectBuilder;
  readonly contact: SalesRoom;
  readonly strip: ProjectStrip;
  /** "junio de 2028" */
  readonly deliveryMonth?: string;
  /** Homes of the type on offer in the same city. */
  readonly listingHref: string;
  readonly crumbs: readonly Crumb[];
}
