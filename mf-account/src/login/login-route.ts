import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { texts } from '../texts.ts';

export { LoginPage as Component } from './login-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: texts.login.title, description: texts.login.intro }),
};
