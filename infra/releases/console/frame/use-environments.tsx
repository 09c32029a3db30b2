import { Notice } from '@umbral/kit/states/notice.tsx';
import type { ReactNode } from 'react';
import { environmentsAnswer } from '../registry/answers.ts';
import { shownEnvironment } from '../registry/shown-environment.ts';
import { useSession } from '../session/session-context.ts';
import { useAnswer } from '../session/use-answer.ts';
import { frameTexts } from './frame-texts.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** What somebody may look at here, and the way to the rest. */
export interface ShownEnvironments {
  /** Those that whoever is signed in may look at, the one that is shown among them. */
  readonly names: readonly string[];
  /** Why the one that is shown is not for them; nothing where it is. */
  readonly refusal: ReactNode;
}

/** Finds out whether the environment of this document is there, and for whoever is signed in. */
export function useEnvironments(): ShownEnvironments {
  const { environments: own } = useSession().identity;
  const { answer } = useAnswer(environmentsAnswer, '/environments');
  if (own && !own.includes(shownEnvironment)) {
    return { names: own, refusal: <Refusal>{frameTexts.foreignEnvironment(shownEnvironment, own)}</Refusal> };
  }
  if (answer.state === 'failed' && answer.problem.status === 404) {
    return { names: own ?? [], refusal: <Refusal>{frameTexts.noEnvironment(shownEnvironment)}</Refusal> };
  }
  const known = answer.state === 'ready' ? answer.value.environments.map(({ name }) => name) : [];
  return { names: known.filter((name) => !own || own.includes(name)), refusal: undefined };
}

function Refusal({ children }: { readonly children: string }) {
  return (
    <>
      <ScreenHeading title={shownEnvironment} />
      <Notice tone="warning" role="status">
        {children}
      </Notice>
    </>
  );
}
