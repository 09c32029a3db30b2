import type { Housing } from '@umbral/domain/finance/housing-kinds.ts';
import type { MonthlyLines } from '@umbral/domain/finance/monthly-lines.ts';
import type { PricedHome } from '@umbral/domain/finance/priced-home.ts';
import type { QuoteChoice } from '@umbral/domain/finance/quote-choice.ts';
import type { BuildingStatus, ProjectCategory, PropertyType, Subsidy } from '@umbral/domain/vocabulary/vocabulary.ts';
import type { Crumb } from '@umbral/kit/layout/breadcrumbs.tsx';
import type { AroundData } from './around-data.ts';
import type { AvailabilityData } from './availability-data.ts';
import type { ContactTarget } from './contact-target.ts';
import type { FilmSlide, GalleryPicture } from './gallery-content.ts';
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
} from './project-data.ts';

/** One unit type in the chooser of areas; the current one too. */
export interface AreaChoice {
  readonly id: number;
  readonly href: string;
  readonly title: string;
  readonly areaM2: number;
  /** None when the builder hides it. */
  readonly priceCop?: number;
  readonly isActive: boolean;
}

/** A price that held from a day on. */
export interface PricePoint {
  /** ISO. */
  readonly day: string;
  readonly price: number;
}

/** Pesos a built square metre in the zone: ends, quarters and middle of so many homes of the type. */
export interface ZoneM2 {
  readonly min: number;
  readonly low: number;
  readonly median: number;
  readonly high: number;
  readonly max: number;
  readonly count: number;
  /** ISO. */
  readonly day: string;
}

/** Amounts in pesos; none of them stands here when the builder hides the price. */
export interface PlantMoney {
  readonly priceCop: number;
  /** As its money is reckoned. */
  readonly home: PricedHome;
  readonly m2PriceCop?: number;
  /** Each month after the keys, as it is usually paid. */
  readonly monthly: MonthlyLines;
  /** "≈ 135 SMMLV 2026" */
  readonly wages?: string;
  /** Oldest first. */
  readonly history?: readonly PricePoint[];
  readonly zone?: ZoneM2;
}

/** What stands around a home: every fact is true on a day. */
export interface PlantStanding {
  /** "13 oct 2026": when the builder last told something. */
  readonly reported: string;
  readonly since: string;
  /** A listing of such homes with stock, and the form of an alert of it without script. */
  readonly alert: { readonly path: string; readonly formHref: string };
  /** Finishes that buyers expect and the builder does not name. */
  readonly missing: readonly string[];
  readonly isUnfinished: boolean;
  readonly programmes: readonly { readonly href: string; readonly title: string; readonly excerpt: string }[];
  readonly views?: { readonly count: number; readonly days: number };
  readonly drop?: { readonly percent: number; readonly day: string };
  readonly priceSince?: string;
  /** Listings of what is around on the map, where it has a point on it. */
  readonly mapHref?: string;
}

/** What the plant page shows, in plain data: it stands in the document as state. */
export interface PlantData extends ProjectWords {
  readonly id: number;
  /** Not public yet: what the backend makes of public plants alone is left out. */
  readonly isPreview?: true;
  /** ISO day on which the page was made: plans count from it. */
  readonly today: string;
  /** What the address asks of the quote. */
  readonly choice?: QuoteChoice;
  readonly projectId: number;
  readonly href: string;
  readonly projectTitle: string;
  readonly plantTitle: string;
  readonly type: PropertyType;
  readonly status: BuildingStatus;
  readonly categories: readonly ProjectCategory[];
  /** As what it is financed, also where its price is hidden. */
  readonly housing: Housing;
  readonly isAvailable: boolean;
  readonly money?: PlantMoney;
  /** Beside a hidden price: what a home of this area costs in the zone. */
  readonly zonePricesCop?: { readonly min: number; readonly max: number };
  readonly areas: readonly AreaChoice[];
  readonly measures: {
    readonly rooms?: number;
    readonly baths?: number;
    readonly parking?: number;
    /** With to whom the places belong, where that is told. */
    readonly parkingTold?: string;
    readonly builtM2: number;
    readonly privateM2?: number;
    readonly balconyM2?: number;
  };
  readonly images: readonly GalleryPicture[];
  readonly plans: readonly PlanDrawing[];
  readonly features: readonly FeatureGroup[];
  readonly building: BuildingSize;
  readonly payment: {
    readonly initialPercent?: number;
    readonly fundingPercent?: number;
    readonly separationCop?: number;
    readonly numberFees?: number;
    readonly administrationCop?: number;
    readonly servicesCop?: number;
    readonly subsidy?: Subsidy;
  };
  readonly delivery: ProjectDelivery;
  readonly place: ProjectPlace;
  /** Ways to what lies around it, where they could be reckoned. */
  readonly around?: AroundData;
  readonly strip: ProjectStrip;
  readonly builder: ProjectBuilder;
  readonly contact: SalesRoom & { readonly target: ContactTarget };
  readonly tourHref?: string;
  readonly film?: FilmSlide;
  /** The listing of the same type in the same city. */
  readonly listingHref: string;
  /** The page of its project's launch, where it has one. */
  readonly launchHref?: string;
  /** The page of its project, which has one of its own where it has more than one type. */
  readonly developmentHref?: string;
  readonly crumbs: readonly Crumb[];
  readonly standing: PlantStanding;
  /** Its homes one by one, where its builder tells them. */
  readonly availability?: AvailabilityData;
}
