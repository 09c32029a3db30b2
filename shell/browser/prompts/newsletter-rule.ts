import { cookies } from '@umbral/domain/storage/storage-keys.ts';
import { readCookie, writeCookie } from '../../cookies.ts';
import { isPhone } from '../../frame/cover/phone.ts';
import type { PromptRule } from './arbiter.ts';
import { mayInterrupt } from './page-rule.ts';

/** Only desks have a pointer that can leave through the top. */
const desk = '(min-width: 62em) and (hover: hover) and (pointer: fine)';

const { name, maxAge } = cookies.exitIntent;
const daySeconds = 86_400;

/** On wide screens, where the page does not already end in the newsletter's own form. */
export function createNewsletterRule(path: () => string): PromptRule {
  return {
    fits: () => !isPhone() && mayInterrupt(path()) && !hasOwnForm(),
    onShown: () => writeCookie(name, '1', maxAge / daySeconds),
  };
}

/**
 * A pointer that leaves a wide screen through the top is about to leave the portal; heard until the newsletter has come
 * that day [B125].
 */
export function watchExit(onExit: () => void, signal: AbortSignal): void {
  const leave = ({ relatedTarget, clientY }: MouseEvent) => {
    if (relatedTarget !== null || clientY > 0 || !matchMedia(desk).matches || readCookie(name) !== undefined) return;
    onExit();
  };
  document.addEventListener('mouseout', leave, { signal });
}

function hasOwnForm(): boolean {
  return document.querySelector('main [data-fragment="mf-content/newsletter"]') !== null;
}
