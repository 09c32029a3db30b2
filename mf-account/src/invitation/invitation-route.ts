import type { RouteHandle } from '@umbral/kit/remote/route-module.ts';
import { invitationTexts } from '../texts/invitation-texts.ts';

export { InvitationPage as Component } from './invitation-page.tsx';

export const handle: RouteHandle = {
  head: () => ({ title: invitationTexts.documentTitle, description: invitationTexts.description }),
};
