import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { texts } from '../texts.ts';

export { RegistrationPage as Component } from './registration-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: texts.register.title, description: texts.register.intro }),
};
