import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { useEffect, useState } from 'react';
import type { ContactTarget } from '../../model/contact-target.ts';

interface TargetState {
  readonly target?: ContactTarget;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Whom the form writes to, loaded when a plant is wanted. */
export function useTarget(plantId: number | undefined): TargetState {
  const { call } = useRemote();
  const [target, setTarget] = useState<ContactTarget>();
  const [failed, setFailed] = useState<number>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (plantId === undefined) return;
    let isGone = false;
    setFailed(undefined);
    const load = async () => {
      const { loadTarget } = await import('../../contact/target-queries.ts');
      return loadTarget(call, plantId);
    };
    load()
      .catch(() => undefined)
      .then((loaded) => {
        if (isGone) return;
        if (loaded) setTarget(loaded);
        else setFailed(plantId);
      });
    return () => {
      isGone = true;
    };
  }, [call, plantId, attempt]);
  const isWanted = target !== undefined && target.plantId === plantId;
  return {
    target: isWanted ? target : undefined,
    hasFailed: plantId !== undefined && failed === plantId && !isWanted,
    retry: () => setAttempt(attempt + 1),
  };
}
