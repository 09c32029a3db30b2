import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { loginTexts } from '../texts/login-texts.ts';

export { LoginPage as Component } from './login-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: loginTexts.title, description: loginTexts.intro }),
};
