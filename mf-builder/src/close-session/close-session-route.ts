import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { texts } from '../texts.ts';

export { CloseSessionPage as Component } from './close-session-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: texts.close.title }),
};
