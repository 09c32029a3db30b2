import type { ConsoleIdentity } from '../console-identity.ts';
import { mayRelease } from '../console-identity.ts';
import type { PageApp } from './page-apps.ts';
import { toolbarTexts } from './toolbar-texts.ts';

const texts = toolbarTexts.report;
const longestPurpose = 200;
const reportHours = 168;

/** What somebody saw, and with what. */
export interface Seen {
  readonly said: string;
  readonly identity: ConsoleIdentity;
  readonly apps: readonly PageApp[];
  /** Address of the page. */
  readonly href: string;
}

/** Versions of the page that somebody may put into a link; what comes from a machine of somebody is in no registry. */
export function pinsOf({ identity, apps }: Pick<Seen, 'identity' | 'apps'>): readonly PageApp[] {
  return apps.filter(({ app, version }) => version !== 'dev' && mayRelease(identity, app));
}

/** A link that shows what was seen, for a week. */
export function reportWish(seen: Seen) {
  const { origin, pathname, search } = new URL(seen.href);
  return {
    origin,
    pins: Object.fromEntries(pinsOf(seen).map(({ app, version }) => [app, version])),
    path: `${pathname}${search}`,
    hours: reportHours,
    purpose: texts.purpose(seen.said).slice(0, longestPurpose),
  };
}

/** What a ticket needs, a line each. */
export function reportText({ said, identity, apps, href }: Seen, url: string): string {
  const { lines } = texts;
  return [
    said,
    '',
    `${lines.page}: ${href}`,
    `${lines.versions}: ${apps.map(({ app, version }) => `${app} ${version}`).join(', ')}`,
    `${lines.window}: ${innerWidth} × ${innerHeight}`,
    `${lines.browser}: ${navigator.userAgent}`,
    `${lines.by}: ${identity.name}`,
    `${lines.link}: ${url}`,
  ].join('\n');
}
