import type { Topic } from './catalogue.ts';

/** Topics whose payload says who somebody is: nothing of it leaves the tab, in no recording. */
export const personalTopics: ReadonlySet<string> = new Set<Topic>([
  'shell/session-changed',
  'account/signed-in',
  'account/sign-in',
]);
