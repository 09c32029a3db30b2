import { notSignedIn } from '../users/sign-in-answer.ts';
import type { Ticket } from './attempt-queries.ts';
import type { SocialOutcome } from './social-login.ts';
import { texts } from './texts.ts';

interface Naming {
  readonly ticket: Ticket;
  /** The name of a provider by its key. */
  label(key: string): string;
}

type Unfinished = Exclude<SocialOutcome, { kind: 'signed-in' }>;

/** What the person is told who is not signed in yet [B073, M068, M069, M070]. */
export function outcomeAnswer(outcome: Unfinished, naming?: Naming) {
  const refused = { ...notSignedIn, reason: texts.failed, existing: null, is_new: false };
  if (!naming || outcome.kind === 'refused') return refused;
  const { ticket, label } = naming;
  // The same for every address that the provider does not vouch for, so that nobody learns which one has an account.
  const unknown = { email: ticket.email, has_password: true, can_link: true, providers: [] };
  if (outcome.kind === 'work') return { ...refused, reason: texts.work, work: outcome.work, existing: unknown };
  if (outcome.kind === 'wrong-password') return { ...refused, reason: texts.password, existing: unknown };
  if (outcome.kind === 'unproven') {
    return { ...refused, reason: texts.unproven(label(ticket.provider), ticket.email), existing: unknown };
  }
  const { account, canLink } = outcome;
  const others = account.providers.filter((key) => key !== ticket.provider).map(label);
  const advice = canLink ? texts.usePassword : adviceFor(account.hasPassword, others);
  return {
    ...refused,
    reason: `${texts.exists(ticket.email)} ${advice}`,
    existing: { email: ticket.email, has_password: account.hasPassword, can_link: canLink, providers: others },
  };
}

/** How else the person can sign in to an account that has another account of the same provider. */
function adviceFor(hasPassword: boolean, others: readonly string[]): string {
  if (hasPassword) return texts.passwordOnly;
  return others.length > 0 ? texts.useProviders(others) : texts.useAnother;
}
