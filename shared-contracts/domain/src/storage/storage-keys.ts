/** Names under which the portal keeps things in the browser [B094]. */
export const localKeys = {
  comparator: 'projectsInComparator',
  availableProjects: 'AvailableProjects',
  showFloat: 'ShowFloat',
  filters: 'projectFiltersLocal',
  userData: 'userData',
  socialLoggedIn: 'socialLoggedIn',
  trackingId: 'trackingId',
  cookieConsent: 'cookie-consent',
  /** Names the browser that agreed, to the backend alone; drawn when it agrees. */
  consentKey: 'umbral-consent-1',
  /** Ours end in the version of what they hold: another shape gets another key. */
  seenPlants: 'umbral-seen-1',
  hiddenPlants: 'umbral-hidden-1',
  /** Hearts of a visitor without an account: they wait for one. */
  keptHearts: 'umbral-hearts-1',
  /** Lists, notes and comparisons of such a visitor. */
  keptThings: 'umbral-kept-1',
  resultsView: 'umbral-view-1',
  /** Income, debts and savings: never sent. */
  budget: 'umbral-budget-1',
  pastSearches: 'umbral-searches-1',
  /** Where a visitor works, studies or goes often: their names are never sent, their points rounded and only to reckon ways. */
  ownPlaces: 'umbral-places-1',
  /** Rows, order and terms of the comparison table; what a visitor notes beside its columns. */
  comparisonView: 'umbral-comparison-view-1',
  comparisonNotes: 'umbral-comparison-notes-1',
  /** How often this browser was interrupted today. */
  prompts: 'umbral-prompts-1',
  /** Forms that were sent without a connection; and the projects that were written about today, without a person. */
  keptForms: 'umbral-kept-forms-1',
  contactedToday: 'umbral-contacted-1',
  /** What is ticked off of the checklists. */
  checklists: 'umbral-checklists-1',
  /** Stands that a visitor means to walk to, by fair. */
  fairRoute: 'umbral-fair-route-1',
} as const;

export const sessionKeys = {
  fairPopUpSeen: 'FairPopUpSeen',
  interactions: 'page-interaction',
  /** Whom this tab knows to have accepted the terms in force. */
  acceptedTerms: 'umbral-terms-1',
  /** The result of a calculator that is kept once its visitor has signed in. */
  waitingCalculation: 'umbral-calculation-1',
  /** What stays on the device of somebody who was told why. */
  toldLeftovers: 'umbral-left-1',
} as const;

/** Session key of the capture forms that somebody does not want to see: apart, for only their tools load it. */
export const questsOffKey = 'umbral-quests-off-1';

const daySeconds = 86_400;

/** Cookies with their lifetimes in seconds. */
export const cookies = {
  session: { name: 'SessionId', maxAge: 2 * daySeconds },
  roles: { name: 'userRoles', maxAge: 2 * daySeconds },
  tracking: { name: 'trackingId', maxAge: daySeconds },
  currency: { name: 'currency', maxAge: daySeconds },
  exitIntent: { name: 'exit-intent', maxAge: daySeconds },
} as const;

/** Local key that remembers that the survey was sent. */
export function surveySentKey(product: string): string {
  return `${product}SurveySent`;
}

/** Session key that remembers that the survey was opened. */
export function surveyOpenKey(product: string): string {
  return `open${product}Survey`;
}

/** Session key of what is being typed into a form, until it is sent or the tab is closed. */
export function draftKey(formId: string): string {
  return `umbral-draft-1-${formId}`;
}
