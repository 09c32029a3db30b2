import type { RemoteContext } from '@umbral/protocol/remote/remote-context.ts';
import type { topics } from '../topics.ts';
import { type PayloadOf, topicsOf } from './use-topics.ts';

/** Asks the person to sign in, or up, over the page. */
export function askToSignIn(
  remote: Pick<RemoteContext, 'bus'>,
  how: PayloadOf<typeof topics, 'account/sign-in'>,
): void {
  topicsOf<typeof topics>(remote).ask('account/sign-in', how);
}
