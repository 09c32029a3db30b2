import { productionHref, productionSide, sideParameter } from '../../document/link-marks.ts';
import type { Visit } from '../http/visit.ts';

/**
 * Whether a request belongs to the frame with everybody's versions: by its own mark, or by that of the document it
 * comes from. The mark takes a link away and gives nothing, so nobody needs to sign it.
 */
export function isProductionSide({ url, referrer, destination, isFramed }: Visit): boolean {
  if (destination === 'document') return false;
  return (isFramed && isMarked(url)) || (referrer !== undefined && isMarked(referrer));
}

/** Where that frame must go so that its mark stays in its address: a link in it has led out of the mark. */
export function markedHref({ url, isFramed }: Visit): string | undefined {
  return isFramed && !isMarked(url) ? productionHref(`${url.pathname}${url.search}`) : undefined;
}

function isMarked(url: URL): boolean {
  return url.searchParams.get(sideParameter) === productionSide;
}
