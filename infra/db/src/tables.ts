import type { AccountsTables } from './tables/account-tables.ts';
import type { ArticlesTables } from './tables/article-tables.ts';
import type { BoardsTables } from './tables/board-tables.ts';
import type { BuildersTables } from './tables/builder-tables.ts';
import type { CatalogueTables } from './tables/catalogue-tables.ts';
import type { ContactsTables } from './tables/contact-tables.ts';
import type { EventsTables } from './tables/event-tables.ts';
import type { FactorsTables } from './tables/factor-tables.ts';
import type { GuidesTables } from './tables/guide-tables.ts';
import type { ListingTables } from './tables/listing-tables.ts';
import type { MediaTables } from './tables/media-tables.ts';
import type { OperationsTables } from './tables/operation-tables.ts';
import type { PlacesTables } from './tables/place-tables.ts';
import type { PlantsTables } from './tables/plant-tables.ts';
import type { PreviewsTables } from './tables/preview-tables.ts';
import type { ProjectsTables } from './tables/project-tables.ts';
import type { SavedTables } from './tables/saved-tables.ts';
import type { SurveysTables } from './tables/survey-tables.ts';
import type { ThirdPartiesTables } from './tables/third-party-tables.ts';
import type { UnitsTables } from './tables/unit-tables.ts';
import type { WebhooksTables } from './tables/webhook-tables.ts';

/** Every table and view, as kysely sees them; numbers, dates and days as `rowTypes` of pool.ts reads them. */
export interface Database
  extends PlacesTables,
    CatalogueTables,
    MediaTables,
    BuildersTables,
    ProjectsTables,
    PreviewsTables,
    PlantsTables,
    ListingTables,
    AccountsTables,
    FactorsTables,
    SavedTables,
    BoardsTables,
    ContactsTables,
    ArticlesTables,
    GuidesTables,
    EventsTables,
    OperationsTables,
    SurveysTables,
    ThirdPartiesTables,
    UnitsTables,
    WebhooksTables {}
