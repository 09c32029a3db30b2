import type { AppName } from '@umbral/protocol/release/artifact.ts';
import { documentIds } from '../../document/boot.ts';
import { appOfElement } from './app-of.ts';
import { controlsInSight, hasModal, lyingOver, nameOf } from './controls.ts';
import type { AppFailure } from './trouble.ts';

/** So many controls must be in sight before anything is said, and this part of them out of reach. */
const told = { controls: 4, part: 0.8 };
/** More are not looked at: the first ones in sight are enough. */
const most = 20;

/** Who made a page that nobody can use with a pointer: its controls lie under something, or the portal's header is gone. */
export function coveredBy(): AppFailure[] {
  const header = document.getElementById(documentIds.header);
  const page = document.getElementById(documentIds.page);
  if (document.visibilityState === 'hidden' || !page || hasModal()) return [];
  const owner = appOfElement(page);
  if (!header || isOutOfSight(header)) return failuresOf(owner, page, 'the header is gone');
  const controls = [...controlsInSight(header, most / 2), ...controlsInSight(page, most / 2)];
  const covers = controls.map(lyingOver).filter((cover) => cover !== undefined);
  const [cover] = covers;
  if (!cover || controls.length < told.controls || covers.length < controls.length * told.part) return [];
  const words = `${covers.length} of ${controls.length} controls lie under ${nameOf(cover)}`;
  return failuresOf(owner, cover, words);
}

function isOutOfSight(header: HTMLElement): boolean {
  const links = [...header.querySelectorAll('a[href]')];
  return links.length > 0 && links.every((link) => !link.checkVisibility());
}

/** What is drawn by a style around all slots may be the page's: then both are told of. */
function failuresOf(owner: AppName, cover: Element, message: string): AppFailure[] {
  const app = appOfElement(cover);
  const apps = app === 'shell' ? new Set<AppName>([app, owner]) : [app];
  return [...apps].map((one) => ({ app: one, signal: 'covered', message }));
}
