import { hostOf } from './address-fault.ts';

const thisMachine = new Set(['localhost', '127.0.0.1', '::1']);

/** Whether an address is one of this machine, which a portal in development may call. */
export function isLocalAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return ['http:', 'https:'].includes(url.protocol) && thisMachine.has(hostOf(url)) && url.username === '';
}
