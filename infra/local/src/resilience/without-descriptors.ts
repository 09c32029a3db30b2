import type { FillableProgram, SmallPortal } from './small-portal.ts';
import { askWithoutRoom } from './without-room.ts';

/** Longer than anything that a program does by itself takes to come round. */
const lastsMs = 1500;
const asksAtOnce = 20;

/** Asks a program that may open nothing more, again and again; gives how often nobody answered. */
export async function askWithoutDescriptors(portal: SmallPortal, program: FillableProgram): Promise<number> {
  const until = performance.now() + lastsMs;
  let refused = 0;
  while (performance.now() < until) {
    const asked = Array.from({ length: asksAtOnce }, () => askWithoutRoom(portal, program));
    const answers = await Promise.allSettled(asked);
    refused += answers.filter(({ status }) => status === 'rejected').length;
  }
  return refused;
}
