import * as z from 'zod/mini';

const consoleIdentity = z.object({ name: z.string(), role: z.string(), remotes: z.array(z.string()) });
const sessionAnswer = z.object({ identity: z.nullable(consoleIdentity) });

/** What the platform's console says about who sits here; `remotes` of an operator mean nothing. */
export type ConsoleIdentity = Readonly<z.infer<typeof consoleIdentity>>;

const answerMs = 10_000;

/** Nobody where there is no console, it says something else, or nobody is signed in there. */
export async function readConsoleIdentity(): Promise<ConsoleIdentity | null> {
  const answer = await fetch('/platform/api/session', { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok) return null;
  return sessionAnswer.safeParse(await answer.json()).data?.identity ?? null;
}

/** Whether somebody may make links with another version of an application. */
export function mayRelease({ role, remotes }: ConsoleIdentity, app: string): boolean {
  return role === 'operator' || (role === 'team' && remotes.includes(app));
}
