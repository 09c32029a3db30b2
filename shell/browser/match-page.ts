import { matcherWith } from '@umbral/domain/routes/match.ts';
import { boot } from './boot-data.ts';

/** Finds the page of an address in this document's composition. */
export const matchPage = matcherWith(boot.routes ?? []);
