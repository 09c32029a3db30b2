import type { Visit } from '../http/visit.ts';

/** Name of the cookie that holds the link of a visitor; caches before us know it too. */
export const linkCookie = 'umbral_link';

/** Whether a visit brings a link, good or not. */
export function hasLink({ cookies }: Visit): boolean {
  return cookies.has(linkCookie);
}

/** Keeps a link until it ends; scripts never see it. */
export function keepLinkCookie(token: string, origin: string, seconds: number): string {
  return cookie(token, origin, Math.max(1, Math.floor(seconds)));
}

/** Takes the link away. */
export function dropLinkCookie(origin: string): string {
  return cookie('', origin, 0);
}

function cookie(value: string, origin: string, seconds: number): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${linkCookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
}
