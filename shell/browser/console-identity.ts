/** What the platform's console says about who sits here; `remotes` of an operator mean nothing. */
export interface ConsoleIdentity {
  readonly name: string;
  readonly role: string;
  readonly remotes: readonly string[];
}

const answerMs = 10_000;

/** Nobody where there is no console, or nobody is signed in there. */
export async function readConsoleIdentity(): Promise<ConsoleIdentity | null> {
  const answer = await fetch('/platform/api/session', { signal: AbortSignal.timeout(answerMs) });
  if (!answer.ok) return null;
  const { identity }: { identity: ConsoleIdentity | null } = await answer.json();
  return identity ?? null;
}

/** Whether somebody may make links with another version of an application. */
export function mayRelease({ role, remotes }: ConsoleIdentity, app: string): boolean {
  return role === 'operator' || (role === 'team' && remotes.includes(app));
}
