import { eventScreens } from './screens/event-screens.ts';
import { peopleScreens } from './screens/people-screens.ts';
import { projectScreens } from './screens/project-screens.ts';
import { readingScreens } from './screens/reading-screens.ts';
import type { Screen } from './screens/screen.ts';
import { searchScreens } from './screens/search-screens.ts';

/** Every screen that is built, with an example of its address. */
export const screens: readonly Screen[] = [
  ...searchScreens,
  ...projectScreens,
  ...readingScreens,
  ...eventScreens,
  ...peopleScreens,
];
