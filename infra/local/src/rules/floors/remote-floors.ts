import type { Floors, FloorTable } from './floors.ts';

/** What every remote ends in: its pages and fragments side by side, the routes that lead to them, its two entries. */
const entries: Floors = [['<pages>', 'fragments'], ['routes.ts'], ['remote.ts', 'server.ts']];

/** The remotes: the model below, the features above it in their order, the pages that show them on top. */
export const remoteFloors: FloorTable = {
  'mf-search/src': [
    ['topics.ts', 'model'],
    ['texts', 'queries'],
    ['view-model'],
    ['ui'],
    ['sentence', 'results', 'monthly', 'map', 'tracking'],
    ['filters', 'stand-in'],
    ['search-box'],
    ...entries,
  ],
  'mf-project/src': [
    ['topics.ts', 'model'],
    ['texts'],
    ['ui', 'counting'],
    ['plans', 'panorama', 'kept-forms'],
    ['gallery', 'plan-fit', 'contact', 'money'],
    ['project', 'availability'],
    ['around'],
    ...entries,
  ],
  'mf-comparator/src': [
    ['topics.ts', 'model'],
    ['texts.ts'],
    ['selection', 'notes', 'saving'],
    ['table'],
    ['queries', 'sharing'],
    ['drawer'],
    ['overlay'],
    ...entries,
  ],
  'mf-content/src': [
    ['topics.ts', 'model'],
    ['texts'],
    ['ui', 'glossary-links'],
    ['survey-form', 'audience-form', 'calculators'],
    ...entries,
  ],
  'mf-account/src': [
    ['topics.ts', 'model'],
    ['texts'],
    ['ui', 'captcha', 'device'],
    ['favourite-marks'],
    ['sign'],
    ['alert', 'frame', 'staff'],
    // What is kept is shown twice: in the account, and by the device where there is none.
    ['favourites', 'comparisons'],
    // A builder is rated in the account, and on the page of the surveys.
    ['rating'],
    ...entries,
  ],
  'mf-builder/src': [
    ['topics.ts', 'model'],
    ['texts.ts'],
    ['visit'],
    ['ui'],
    ['form-document', 'quality', 'pictures', 'preview', 'comments', 'sheet', 'visit-answer', 'project-state'],
    ['keeping'],
    ['project-form'],
    ...entries,
  ],
  'mf-fair/src': [
    ['topics.ts', 'model'],
    ['texts.ts', 'texts', 'queries'],
    ['ui'],
    ['programme', 'person', 'walk'],
    ...entries,
  ],
};
