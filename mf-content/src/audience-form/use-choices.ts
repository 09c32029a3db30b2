import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { Choices } from './audience-calls.ts';
import type { QuestionName } from './audience-questions.ts';

/** The choices of some questions, read when their form is opened; and the way to try again. */
export function useChoices(questions: readonly QuestionName[]) {
  const { call } = useRemote();
  const [choices, setChoices] = useState<Choices>();
  const [hasFailed, setFailed] = useState(false);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn reads anew
  useEffect(() => {
    let isCurrent = true;
    import('./audience-calls.ts')
      .then(({ loadChoices }) => loadChoices(call, questions))
      .then(
        (read) => isCurrent && setChoices(read),
        () => isCurrent && setFailed(true),
      );
    return () => {
      isCurrent = false;
    };
  }, [call, questions, turn]);
  const reload = () => {
    setFailed(false);
    setTurn((last) => last + 1);
  };
  return { choices, hasFailed, reload };
}
