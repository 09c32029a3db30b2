import { routes } from '@umbral/domain/routes/table.ts';
import type { LoaderArgs, RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { mortgagePartnerTexts as texts } from '../texts/mortgage-partner-texts.ts';
import { type MortgagePartnerData, readMortgagePartner } from './mortgage-partner-data.ts';
import { mortgagePartnerHead } from './mortgage-partner-head.ts';

export async function loader({ url }: LoaderArgs): Promise<MortgagePartnerData> {
  return readMortgagePartner(url.searchParams, new Date());
}

export { MortgagePartnerPage as Component } from './mortgage-partner-page.tsx';

export const handle: RouteHandle<MortgagePartnerData> = {
  head: ({ environment }) => mortgagePartnerHead(texts, routes.mortgagePartner.href(), environment.origin),
};
