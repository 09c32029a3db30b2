import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { calculationsTexts } from '../texts/calculations-texts.ts';

export { CalculationsPage as Component } from './calculations-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./calculations-queries.ts')).loadCalculations(args);

export const handle: RouteHandle = {
  head: () => ({ title: calculationsTexts.documentTitle }),
  sharedMaxAge: 0,
};
