import { toolbarCookie } from '@umbral/protocol/composition/toolbar-mark.ts';
import type { Visit } from '../http/visit.ts';

/** Whether somebody is, or was a while ago, signed in at the console in this browser. */
export function wantsToolbar({ cookies }: Visit): boolean {
  return cookies.has(toolbarCookie);
}

/** Attribute by which the browser knows that it is to ask, and the console of which environment. */
export function toolbarMark(environment: string): string {
  return `data-toolbar="${environment}"`;
}
