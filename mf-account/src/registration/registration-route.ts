import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { registrationTexts } from '../texts/registration-texts.ts';

export { RegistrationPage as Component } from './registration-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: registrationTexts.title, description: registrationTexts.intro }),
};
