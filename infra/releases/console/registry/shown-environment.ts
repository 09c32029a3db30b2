import { environmentAt } from '../../src/console/console-urls.ts';

/** The environment that this document shows: another one is another document, so that nothing of two is ever mixed. */
export const shownEnvironment = environmentAt(location.pathname);
