import { createHash } from 'node:crypto';
import { RegistryRefusal } from '../registry/registry-refusal.ts';
import { platformPerson } from './portal-person.ts';

/** How long an answer of the portal is good, milliseconds: after a logout or a lost role the console is open no longer. */
const freshMs = 10_000;
/** So long the last answer counts while the portal is silent: an outage is when the console is needed. */
const outageMs = 15 * 60_000;
/** Browsers that are remembered. */
const mostKept = 500;

interface Known {
  /** None where the portal said no. */
  readonly personId: number | undefined;
  /** When the portal said so. */
  readonly saidMs: number;
  /** When it was asked last, whether it answered or not. */
  readonly askedMs: number;
}

/** The people of the portal who may see the console, as the portal knows them now. */
export interface PortalPeople {
  /** The person whose session of the portal a request carries; refuses whoever lacks the role. */
  readonly whoComes: (cookies: string | undefined) => Promise<number>;
  /** Whether a request still carries a session of that person, who still has the role. */
  readonly isThere: (cookies: string | undefined, personId: number) => Promise<boolean>;
  /** Whether that person has proven a second factor a short while ago; asked of the portal each time. */
  readonly isFreshlyProven: (cookies: string | undefined, personId: number) => Promise<boolean>;
}

/** Asks the portal's backend at `apiUrl`, which without one knows nobody; `now` gives milliseconds. */
export function createPortalPeople(apiUrl: string | undefined, now: () => number = Date.now): PortalPeople {
  const known = new Map<string, Known>();

  /** What the portal says now; while it is silent, what it said last. */
  async function ask(cookies: string | undefined, before: Known | undefined): Promise<Known | undefined> {
    const askedMs = now();
    try {
      return { personId: (await platformPerson(apiUrl, cookies)).id, saidMs: askedMs, askedMs };
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
      if (error.type !== 'unavailable') return { personId: undefined, saidMs: askedMs, askedMs };
      // Then it is nobody, who can still come in with a token.
      return before && askedMs - before.saidMs <= outageMs ? { ...before, askedMs } : undefined;
    }
  }

  return {
    whoComes: async (cookies) => (await platformPerson(apiUrl, cookies)).id,
    async isThere(cookies, personId) {
      const key = createHash('sha256')
        .update(cookies ?? '')
        .digest('base64');
      const before = known.get(key);
      if (before && now() - before.askedMs < freshMs) return before.personId === personId;
      const found = await ask(cookies, before);
      if (!found) return false;
      if (known.size >= mostKept) known.clear();
      known.set(key, found);
      return found.personId === personId;
    },
    async isFreshlyProven(cookies, personId) {
      const { id, isFreshlyProven } = await platformPerson(apiUrl, cookies);
      return id === personId && isFreshlyProven;
    },
  };
}
