import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { recoveryTexts } from '../texts/recovery-texts.ts';

export { RecoveryPage as Component } from './recovery-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: recoveryTexts.title, description: recoveryTexts.intro }),
  sharedMaxAge: 0,
};
