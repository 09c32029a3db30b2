import { production } from '@umbral/protocol/composition/environment.ts';
import * as z from 'zod/mini';

const answerMs = 10_000;
const madeLink = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Asks the registry for a link in the name of whoever is signed in at the console; gives its address. Rejects where there is none. */
export async function makeLink(wish: object, environment: string = production): Promise<string> {
  const api = environment === production ? '/platform/api' : `/platform/api/environments/${environment}`;
  const answer = await fetch(`${api}/links`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
    signal: AbortSignal.timeout(answerMs),
  });
  if (!answer.ok) throw new Error(`The registry answered ${answer.status}`);
  return madeLink.parse(await answer.json()).url;
}
