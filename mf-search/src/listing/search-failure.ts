import { data, redirect } from '@umbral/protocol/router/router.ts';
import { stayOnScreen } from '../results/shown-listings.ts';

/**
 * What a loader throws when the search fails: back to the listing that is on the screen, which tells it, else the page
 * for a service that is away [B044].
 */
export function searchFailure(error: unknown, { url, signal }: Request): unknown {
  if (signal.aborted) return error;
  const shown = stayOnScreen(url);
  if (shown === undefined) return data(null, { status: 503 });
  const back = redirect(shown);
  back.headers.set('X-Remix-Replace', 'true');
  return back;
}
