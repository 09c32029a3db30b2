import { createHash } from 'node:crypto';
import { z } from 'zod';

/** Longest memory of people; the oldest are forgotten first. */
const most = 1000;

/** What the form of the choice sends. */
export const personForm = z.object({
  email: z.email().max(254),
  name: z.string().trim().min(1).max(100),
  /** Ticked boxes alone are sent. */
  verified: z.string().optional(),
});

/** A person as tokens describe them. */
export interface Person {
  readonly sub: string;
  readonly email: string;
  readonly email_verified: boolean;
  readonly name: string;
  readonly given_name: string;
  readonly family_name: string;
}

/** People who have been chosen since the start. */
export interface Accounts {
  remember(form: z.output<typeof personForm>): Person;
  find(sub: string): Person | undefined;
}

/** An empty memory of people. An address always gets the same subject, also after a restart. */
export function createAccounts(): Accounts {
  const people = new Map<string, Person>();
  return {
    remember({ email, name, verified }) {
      const sub = createHash('sha256').update(email.toLowerCase()).digest('base64url');
      const [given_name = '', ...rest] = name.split(/\s+/);
      const person = {
        sub,
        email,
        email_verified: verified !== undefined,
        name,
        given_name,
        family_name: rest.join(' '),
      };
      people.delete(sub);
      people.set(sub, person);
      const [oldest] = people.keys();
      if (people.size > most && oldest !== undefined) people.delete(oldest);
      return person;
    },
    find: (sub) => people.get(sub),
  };
}
