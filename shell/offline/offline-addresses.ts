import { isLocalPath } from '@umbral/protocol/router/local-path.ts';

/** Addresses of what is there without a line. */
export const offlineAddresses = {
  /** Script of the service worker, or of the one that removes it. */
  worker: '/_worker.js',
  /** `/_kept/<currency><path>`: a page to be kept on a device, drawn for nobody in particular. */
  kept: '/_kept/',
  /** Pages from the device are shown below it: its worker answers for their files, that of the portal for none. */
  shown: '/_sin-conexion/',
  /** The screen of what a visitor without an account keeps: it is kept where there is a heart. */
  hearts: '/guardados',
} as const;

/** Query key of the offline page: the address that somebody wanted. */
export const wantedKey = 'ir';

/** Where a kept page is shown. */
export function shownHref(href: string): string {
  return offlineAddresses.shown + href.slice(1);
}

/** Where the offline page is shown to somebody who wanted an address that is not kept. */
export function offlinePageHref(wanted: string): string {
  return `${offlineAddresses.shown}?${wantedKey}=${encodeURIComponent(wanted)}`;
}

/** Whether an address is that of the offline page. */
export function isOfflinePage(href: string): boolean {
  return href.split('?')[0] === offlineAddresses.shown;
}

/** The address that somebody wanted, of one below `/_sin-conexion/`; the beginning of the portal where it is none of ours. */
export function wantedHref({ pathname, search, searchParams }: URL): string {
  const path = `/${pathname.slice(offlineAddresses.shown.length)}`;
  const wanted = path === '/' ? (searchParams.get(wantedKey) ?? '/') : `${path}${search}`;
  return isLocalPath(wanted) ? wanted : '/';
}
