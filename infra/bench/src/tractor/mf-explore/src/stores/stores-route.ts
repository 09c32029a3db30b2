import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import type { Store } from '../data/catalogue.ts';
import { exploreTexts as texts } from '../texts.ts';
import { StoresPage } from './stores-page.tsx';

export async function loader(): Promise<readonly Store[]> {
  const { stores } = await import(/* webpackChunkName: "catalogue" */ '../data/catalogue.ts');
  return stores;
}

export const Component = StoresPage;

export const handle: RouteHandle<readonly Store[]> = { head: () => ({ title: texts.ourStores }) };
