import { routes } from '@umbral/domain/routes/table.ts';
import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { recoveryTexts } from '../texts/recovery-texts.ts';

export { PasswordResetPage as Component } from './password-reset-page.tsx';

export const handle: RouteHandle = {
  // The canonical address is without the token: it stands in no link of the document.
  head: () => ({ title: recoveryTexts.title, canonical: routes.passwordReset.href() }),
  sharedMaxAge: 0,
};
