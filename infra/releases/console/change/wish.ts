import { usualPlan } from '../../src/channels/usual-plan.ts';

/** What somebody is about to change; each is one call of the registry. */
export type Wish =
  | { readonly kind: 'promote'; readonly channel: 'stable' | 'canary' | 'preview'; readonly version: string }
  /** What all visitors here have, for those of another environment. */
  | { readonly kind: 'advance'; readonly version: string; readonly from: string; readonly to: string }
  | { readonly kind: 'rollback'; readonly channel: 'stable' | 'canary' | 'preview'; readonly version: string }
  | { readonly kind: 'pin'; readonly version: string }
  | { readonly kind: 'unpin'; readonly version: string };

/** What the dialog adds to a wish. */
export interface WishDetails {
  readonly reason: string;
  /** Of 10,000 visitors, or nothing where the canary grows by itself. */
  readonly share: number | undefined;
  /** Passes the gate by an operator's word. */
  readonly override: boolean;
  /** The composition that was on the screen. */
  readonly after: number;
}

/** Where a wish changes something; nothing: in the environment that is shown. */
export function placeOf(wish: Wish): string | undefined {
  return wish.kind === 'advance' ? wish.to : undefined;
}

/** Path and body of the call that carries a wish out. */
export function callOf(app: string, wish: Wish, details: WishDetails): { path: string; body: object } {
  const { reason, share, after, override } = details;
  if (wish.kind === 'advance') {
    const { version, from } = wish;
    const body = { channel: 'stable', version, from, after, reason, ...(override ? { override } : {}) };
    return { path: `/channels/${app}/promote`, body };
  }
  const path = `/channels/${app}/${wish.kind}`;
  if (wish.kind === 'unpin') return { path, body: { reason } };
  if (wish.kind === 'pin') return { path, body: { version: wish.version, after, reason } };
  if (wish.kind === 'rollback') return { path, body: { channel: wish.channel, after, reason } };
  const { channel, version } = wish;
  const growth = share === undefined ? { plan: usualPlan } : { share };
  const body = { channel, version, after, reason, ...(channel === 'canary' ? growth : {}) };
  return { path, body: override ? { ...body, override } : body };
}

/** Only what new visitors would get is compared with all that lives; leaving a version never waits for that. */
export function needsGate(wish: Wish): boolean {
  return wish.kind === 'advance' || (wish.kind === 'promote' && wish.channel !== 'preview');
}
