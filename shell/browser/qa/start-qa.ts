import { linkIds } from '../../composition/link-marks.ts';
import { elementById } from '../element-by-id.ts';
import { startBanner } from './banner.ts';
import { startCompare } from './compare.ts';

/** Brings to life what belongs to a link; without it everything works by plain links and forms. */
export function startQa(): void {
  if (document.getElementById(linkIds.compare)) startCompare(elementById(linkIds.compare));
  else startBanner(elementById(linkIds.banner));
}
