import type { Bus } from '@umbral/protocol/events/create-bus.ts';
import { linkIds } from '../../document/link-marks.ts';
import { elementById } from '../element-by-id.ts';
import { startInspector } from '../inspector/start-inspector.tsx';
import { startToolbar } from '../toolbar/start-toolbar.tsx';
import { startBanner } from './banner.ts';
import { startCompare } from './compare.ts';

/**
 * Brings to life what belongs to a link; without it everything works by plain links and forms. Inspector and toolbar are
 * in the same chunk: others of their own would weigh on every first view.
 */
export function startQa(bus: Bus): void {
  if (new URLSearchParams(location.search).has('inspector')) void startInspector(bus);
  if (document.getElementById(linkIds.compare)) startCompare(elementById(linkIds.compare));
  const banner = document.getElementById(linkIds.banner);
  if (banner && !banner.hidden) startBanner(banner);
  if (banner?.dataset.toolbar !== undefined) void startToolbar(bus, banner.dataset.toolbar);
}
