import { projectCommentsFeature } from './builders/comments/comments-feature.ts';
import { directoryFeature } from './builders/directory/directory-feature.ts';
import { builderLeadsFeature } from './builders/leads/builder-leads-feature.ts';
import { learningFeature } from './builders/learning/learning-feature.ts';
import { previewsFeature } from './builders/previews/previews-feature.ts';
import { projectsFeature } from './builders/projects/projects-feature.ts';
import { qualityFeature } from './builders/quality/quality-feature.ts';
import { unitsFeature } from './builders/units/units-feature.ts';
import { versionsFeature } from './builders/versions/versions-feature.ts';
import { webhooksFeature } from './builders/webhooks/webhooks-feature.ts';
import { blogFeature } from './editorial/blog/blog-feature.ts';
import { catalogueFeature } from './editorial/catalogue/catalogue-feature.ts';
import { commentsFeature } from './editorial/comments/comments-feature.ts';
import { eventsFeature } from './editorial/events/events-feature.ts';
import { fairsFeature } from './editorial/fairs/fairs-feature.ts';
import { guidesFeature } from './editorial/guides/guides-feature.ts';
import { legacyFeature } from './editorial/legacy/legacy-feature.ts';
import { magazinesFeature } from './editorial/magazines/magazines-feature.ts';
import { pagesFeature } from './editorial/pages/pages-feature.ts';
import { seoFeature } from './editorial/seo/seo-feature.ts';
import { tvFeature } from './editorial/tv/tv-feature.ts';
import type { Feature } from './engine/feature.ts';
import { availabilityFeature } from './market/availability/availability-feature.ts';
import { currencyFeature } from './market/currency/currency-feature.ts';
import { filtersFeature } from './market/filters/filters-feature.ts';
import { geoFeature } from './market/geo/geo-feature.ts';
import { homeMoneyFeature } from './market/home-money/home-money-feature.ts';
import { mapPreviewFeature } from './market/map-preview/map-preview-feature.ts';
import { openGraphFeature } from './market/open-graph/open-graph-feature.ts';
import { placesFeature } from './market/places/places-feature.ts';
import { plantsFeature } from './market/plants/plants-feature.ts';
import { projectAnswersFeature } from './market/project-answers/project-answers-feature.ts';
import { qrFeature } from './market/qr/qr-feature.ts';
import { searchIndexFeature } from './market/search-index/search-index-feature.ts';
import { toursFeature } from './market/tours/tours-feature.ts';
import { trackingFeature } from './market/tracking/tracking-feature.ts';
import { travelFeature } from './market/travel/travel-feature.ts';
import { administrationFeature } from './people/administration/administration-feature.ts';
import { alertsFeature } from './people/alerts/alerts-feature.ts';
import { audiencesFeature } from './people/audiences/audiences-feature.ts';
import { boardsFeature } from './people/boards/boards-feature.ts';
import { calculationsFeature } from './people/calculations/calculations-feature.ts';
import { captchaFeature } from './people/captcha/captcha-feature.ts';
import { consentsFeature } from './people/consents/consents-feature.ts';
import { contactsFeature } from './people/contacts/contacts-feature.ts';
import { conversionsFeature } from './people/conversions/conversions-feature.ts';
import { deletionFeature } from './people/deletion/deletion-feature.ts';
import { emailCheckFeature } from './people/email-check/email-check-feature.ts';
import { factorsFeature } from './people/factors/factors-feature.ts';
import { leadsFeature } from './people/leads/leads-feature.ts';
import { newsletterFeature } from './people/newsletter/newsletter-feature.ts';
import { privacyFeature } from './people/privacy/privacy-feature.ts';
import { savedFeature } from './people/saved/saved-feature.ts';
import { secondFactorFeature } from './people/second-factor/second-factor-feature.ts';
import { securityLogFeature } from './people/security-log/security-log-feature.ts';
import { sessionsFeature } from './people/sessions/sessions-feature.ts';
import { signInFeature } from './people/sign-in/sign-in-feature.ts';
import { surveysFeature } from './people/surveys/surveys-feature.ts';
import { unitWatchesFeature } from './people/unit-watches/unit-watches-feature.ts';
import { usersFeature } from './people/users/users-feature.ts';
import { visitsFeature } from './people/visits/visits-feature.ts';
import { derivativesFeature } from './pictures/derivatives/derivatives-feature.ts';
import { focusFeature } from './pictures/focus/focus-feature.ts';
import { uploadsFeature } from './pictures/uploads/uploads-feature.ts';

/** All that the portal's backend does, room by room: the one file that knows every feature. */
export const features: readonly Feature[] = [
  derivativesFeature,
  uploadsFeature,
  focusFeature,
  availabilityFeature,
  currencyFeature,
  filtersFeature,
  geoFeature,
  homeMoneyFeature,
  mapPreviewFeature,
  openGraphFeature,
  placesFeature,
  plantsFeature,
  projectAnswersFeature,
  qrFeature,
  searchIndexFeature,
  toursFeature,
  trackingFeature,
  travelFeature,
  blogFeature,
  catalogueFeature,
  commentsFeature,
  eventsFeature,
  fairsFeature,
  guidesFeature,
  legacyFeature,
  magazinesFeature,
  pagesFeature,
  seoFeature,
  tvFeature,
  administrationFeature,
  alertsFeature,
  audiencesFeature,
  boardsFeature,
  calculationsFeature,
  captchaFeature,
  consentsFeature,
  contactsFeature,
  conversionsFeature,
  deletionFeature,
  emailCheckFeature,
  factorsFeature,
  leadsFeature,
  newsletterFeature,
  privacyFeature,
  savedFeature,
  secondFactorFeature,
  securityLogFeature,
  sessionsFeature,
  signInFeature,
  surveysFeature,
  unitWatchesFeature,
  usersFeature,
  visitsFeature,
  directoryFeature,
  learningFeature,
  projectsFeature,
  unitsFeature,
  qualityFeature,
  previewsFeature,
  projectCommentsFeature,
  versionsFeature,
  builderLeadsFeature,
  webhooksFeature,
];

/** The letters of all features. */
export const portalLetters = features.flatMap(({ letters }) => letters ?? []);
