import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import { mapTexts as texts } from '../texts/map-texts.ts';

interface LateBoardProps<Props> {
  /** Fetches the code of the map; pass one that stays the same. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A map whose code comes once its place is drawn; a failure is told, and can be tried again. */
export function LateBoard<Props extends object>({ load, props }: LateBoardProps<Props>) {
  const [Board, setBoard] = useState<ComponentType<Props>>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    load().then(
      (board) => !isGone && setBoard(() => board),
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
    };
  }, [load, attempt]);
  if (hasFailed) return <ErrorState text={texts.failed} onRetry={() => setAttempt(attempt + 1)} />;
  if (!Board) return <p role="status">{texts.loading}</p>;
  return <Board {...props} />;
}
