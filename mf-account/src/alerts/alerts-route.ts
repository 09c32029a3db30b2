import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { ownAlertsTexts } from '../texts/own-alerts-texts.ts';

export { AlertsPage as Component } from './alerts-page.tsx';

export const loader = async (args: LoaderArgs) => (await import('./alerts-queries.ts')).loadAlerts(args);

export const handle: RouteHandle = {
  head: () => ({ title: ownAlertsTexts.documentTitle }),
  sharedMaxAge: 0,
};
