import { remotesAnswer } from '../registry/answers.ts';
import { useSession } from './session-context.ts';
import { useAnswer } from './use-answer.ts';

/** Names of what is released, the shell first: all that ever were, and those that still may be. */
export interface AppNames {
  readonly all: readonly string[];
  readonly living: readonly string[];
}

/** The applications that the registry knows; until it has answered the shell, and what whoever looks may release. */
export function useAppNames(): AppNames {
  const { identity } = useSession();
  const { answer } = useAnswer(remotesAnswer, '/remotes');
  if (answer.state !== 'ready') {
    const own = ['shell', ...identity.remotes];
    return { all: own, living: own };
  }
  const { remotes } = answer.value;
  const living = remotes.filter(({ withdrawn_at }) => withdrawn_at === null);
  return { all: remotes.map(({ name }) => name), living: living.map(({ name }) => name) };
}
