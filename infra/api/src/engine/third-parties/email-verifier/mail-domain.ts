import { Resolver } from 'node:dns/promises';
import { keepAnswers } from '../kept-answers.ts';

/** Whether a domain takes mail. `unknown`: its name servers could not be asked. */
export type DomainVerdict = 'takes-mail' | 'takes-none' | 'unknown';

export interface MailDomains {
  /** Looks a domain up; never throws. */
  lookUp(domain: string): Promise<DomainVerdict>;
}

interface LookUpOptions {
  /** Addresses of name servers; those of the machine by default. */
  readonly servers?: readonly string[] | undefined;
  readonly clock?: () => number;
}

/** Names of which the standards say that they are for examples (RFC 2606, RFC 6761): nobody is asked for them. */
const reserved = /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost|local|internal)$/;
/** A domain that surely takes mail: where even its look-up fails, it is the network that is away. */
const control = 'gmail.com';
const keptMs = { domain: 3_600_000, control: 60_000 };
const timeoutMs = 1500;

/** Makes the look-up of mail exchangers, kept for an hour. */
export function mailDomains({ servers, clock }: LookUpOptions = {}): MailDomains {
  const resolver = new Resolver({ timeout: timeoutMs, tries: 1 });
  if (servers) resolver.setServers([...servers]);
  const timed = clock ? { clock } : {};
  const kept = keepAnswers<DomainVerdict>({ forMs: keptMs.domain, max: 5000, ...timed });
  const keptControl = keepAnswers<boolean>({ forMs: keptMs.control, max: 1, ...timed });

  /** A missing name looks the same as a missing network: only an answer for the control tells them apart. */
  async function isNetworkThere(): Promise<boolean> {
    const known = keptControl.get(control);
    if (known !== undefined) return known;
    const isThere = (await exchangers(resolver, control)) === 'some';
    keptControl.set(control, isThere);
    return isThere;
  }

  async function ask(domain: string): Promise<DomainVerdict> {
    const found = await exchangers(resolver, domain);
    if (found === 'some') return 'takes-mail';
    if (found === 'refuses') return 'takes-none';
    if (found === 'failed' || !(await isNetworkThere())) return 'unknown';
    // Without exchangers mail goes to the host itself (RFC 5321, 5.1).
    return hasAddress(resolver, domain);
  }

  return {
    async lookUp(domain) {
      if (reserved.test(domain)) return 'unknown';
      const known = kept.get(domain);
      if (known) return known;
      const verdict = await ask(domain);
      if (verdict !== 'unknown') kept.set(domain, verdict);
      return verdict;
    },
  };
}

const missing = new Set(['ENOTFOUND', 'ENODATA']);

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/** `refuses`: the domain says that it takes no mail (RFC 7505). `none`: there is no such record, or no network. */
async function exchangers(resolver: Resolver, domain: string): Promise<'some' | 'refuses' | 'none' | 'failed'> {
  try {
    const records = await resolver.resolveMx(domain);
    return records.every(({ exchange }) => exchange === '' || exchange === '.') ? 'refuses' : 'some';
  } catch (error) {
    const code = codeOf(error);
    // No name server knows a name that cannot be one.
    if (code === 'EBADNAME') return 'refuses';
    return missing.has(code) ? 'none' : 'failed';
  }
}

async function hasAddress(resolver: Resolver, domain: string): Promise<DomainVerdict> {
  const asked = await Promise.allSettled([resolver.resolve4(domain), resolver.resolve6(domain)]);
  if (asked.some(({ status }) => status === 'fulfilled')) return 'takes-mail';
  const isSure = asked.every((answer) => answer.status === 'rejected' && missing.has(codeOf(answer.reason)));
  return isSure ? 'takes-none' : 'unknown';
}
