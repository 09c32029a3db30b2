import { lazyPart } from '../results/lazy-part.tsx';

/** What pages say while the index is away: nothing of it comes with a page that is whole. */
export const StandIn = lazyPart(async () => {
  const { StandInNotice } = await import(/* webpackChunkName: "stand-in-notice" */ './stand-in-notice.tsx');
  return StandInNotice;
});
