import { environmentsAnswer } from '../registry/answers.ts';
import { shownEnvironment } from '../registry/shown-environment.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../session/use-answer.ts';

/** Where what runs here goes next. */
export interface NextEnvironment {
  readonly name: string;
  /** Whether whoever is signed in may change anything there. */
  readonly isMine: boolean;
}

/** The environment after the one that is shown; nothing after production. */
export function useNextEnvironment(): NextEnvironment | undefined {
  const { environments: own } = useSession().identity;
  const { answer } = useAnswer(environmentsAnswer, '/environments');
  if (answer.state !== 'ready') return undefined;
  const name = answer.value.environments.find((one) => one.name === shownEnvironment)?.parent;
  return name ? { name, isMine: !own || own.includes(name) } : undefined;
}
