import type { Picture } from './picture.ts';

/** What was seen of one version: on its page, and on the page of somebody else that was opened after it. */
export interface Seen {
  readonly status: number;
  readonly page: Picture;
  readonly after: Picture;
  /** The link to it was the portal's, and loaded no document. */
  readonly isSoft: boolean;
  /** Processor time that the tab took, milliseconds: what the look costs, whatever else the machine does. */
  readonly workMs: number;
  /** What the browser complained of. */
  readonly complaints: readonly string[];
  /** Origins of others that were asked for something. */
  readonly origins: readonly string[];
}

/** Something that a release does and the version before it does not. */
export interface Finding {
  readonly check: string;
  readonly words: string;
}

const freezeMs = 2000;
/** A portal that has too much to do says so, whoever asks. */
const busy = /\b503\b/;
/** A page this far under something can be used by nobody. */
const coveredPart = 0.8;
/** As many come and go with what is measured, on any version. */
const fewListeners = 4;

/** What a release changed about the portal at one address, by what its predecessor leaves there. */
export function compare(path: string, before: Seen, now: Seen): Finding[] {
  const found: Finding[] = [];
  const say = (check: string, words: string) => found.push({ check, words: `${path}: ${words}`.slice(0, 500) });
  const { page, after } = now;
  if (now.status >= 500 && before.status < 500) say('alive', `the server answers ${now.status}`);
  if (!page.isAlive && before.page.isAlive) say('alive', 'no remote has taken over the page');
  if (!page.heading && before.page.heading) say('alive', 'the page has no heading');
  if (isCovered(page) && !isCovered(before.page))
    say('clickable', `${page.covered} of ${page.controls} controls lie under something`);
  const lost = missing(before.page.header, page.header);
  if (lost.length > 0) say('header', `the header has lost ${lost.join(', ')}`);
  const names = [...missing(page.globals, before.page.globals), ...missing(after.globals, before.after.globals)];
  if (names.length > 0) say('globals', `the window has ${unique(names)}`);
  const changed = [...missing(page.builtIns, before.page.builtIns), ...missing(after.builtIns, before.after.builtIns)];
  if (changed.length > 0) say('built-ins', `the built-ins have ${unique(changed)}`);
  for (const [where, own, old] of [
    ['here', page, before.page],
    ['on the page after it', after, before.after],
  ] as const) {
    const styles = missing(own.frameStyles, old.frameStyles);
    if (styles.length > 0)
      say(
        'styles',
        `the frame is drawn otherwise ${where}: ${unique(styles.map((style) => style.split(' ')[0] ?? ''))}`,
      );
  }
  if (!page.keepsStorage || !after.keepsStorage) say('storage', 'what others keep on the device is gone');
  if (page.rootClasses !== before.page.rootClasses) say('styles', `the document has the classes ${page.rootClasses}`);
  if (!now.isSoft && before.isSoft) say('clickable', 'a link out of it is not taken by the portal any more');
  if (page.address !== before.page.address)
    say('history', `the address is ${page.address} and not ${before.page.address}`);
  if (after.address !== before.after.address || after.heading !== before.after.heading)
    say('next-page', `the page after it is ${after.heading || 'nothing'} at ${after.address}`);
  if (after.intervals > before.after.intervals) say('leak', `${after.intervals} intervals run on after it was left`);
  if (after.listeners > before.after.listeners + fewListeners)
    say('leak', `${after.listeners} listeners stay after it was left`);
  if (page.longestFrame >= freezeMs && before.page.longestFrame < freezeMs)
    say('freeze', `a frame took ${Math.round(page.longestFrame)} ms`);
  const complaints = missing(now.complaints, before.complaints).filter((words) => !busy.test(words));
  if (complaints.length > 0) say('console', complaints.slice(0, 4).join(' | '));
  const origins = missing(now.origins, before.origins);
  if (origins.length > 0) say('foreign', `it asks ${unique(origins)}`);
  return found;
}

function isCovered({ controls, covered }: Picture): boolean {
  return controls > 0 && covered >= controls * coveredPart;
}

function missing(all: readonly string[], known: readonly string[]): string[] {
  const there = new Set(known);
  return all.filter((one) => !there.has(one));
}

function unique(names: readonly string[]): string {
  return [...new Set(names)].slice(0, 8).join(', ');
}
