// By the package's name: this request is shared with the shell in the browser.
import { routes } from '@umbral/domain/routes/table.ts';
import type { NotFoundSection } from '@umbral/protocol/routes/owners.ts';
import { remoteTexts as texts } from './remote-texts.ts';

interface WayBack {
  readonly href: string;
  readonly label: string;
}

const toProjects = { href: routes.housing.href(), label: texts.backToProjects };
const toHome = { href: routes.home.href(), label: texts.backHome };
const toEvents = { href: routes.events.href(), label: texts.backToEvents };

/** Where the button of a section's 404 leads (document 1 section 2). */
export const waysBack: Readonly<Record<NotFoundSection, WayBack>> = {
  plant: toProjects,
  builder: { href: routes.builders.href(), label: texts.backToBuilders },
  blog: toHome,
  event: toEvents,
  'project-list': toProjects,
  landing: toHome,
  tv: { href: routes.tv.href(), label: texts.backToTv },
  'virtual-fair': toEvents,
  none: toHome,
};

/** The four listing families that an error page offers. */
export const listingFamilies: readonly WayBack[] = [
  { href: routes.housing.href(), label: texts.families.housing },
  { href: routes.vis.href(), label: texts.families.vis },
  { href: routes.aboveVis.href(), label: texts.families.aboveVis },
  { href: routes.gold.href(), label: texts.families.gold },
];
