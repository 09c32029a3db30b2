import { ApiError } from '@umbral/protocol/calls/problem.ts';
import { type ReactNode, useState } from 'react';
import { ProofDialog } from './proof-dialog.tsx';

interface Proof {
  /** Does some work; where the server wants to know who is there, asks and does it once more. Throws what the work throws. */
  readonly proven: <T>(work: () => Promise<T>) => Promise<T>;
  /** What asks; drawn by whoever uses this. */
  readonly question: ReactNode;
}

/** For what the server does only for whoever has shown a short while ago who it is. */
export function useProof(): Proof {
  const [settle, setSettle] = useState<(isProven: boolean) => void>();
  const ask = () =>
    new Promise<boolean>((resolve) => {
      setSettle(() => (isProven: boolean) => {
        setSettle(undefined);
        resolve(isProven);
      });
    });
  return {
    async proven(work) {
      try {
        return await work();
      } catch (error) {
        if (!isWanted(error) || !(await ask())) throw error;
        return work();
      }
    },
    question: (
      <ProofDialog isOpen={settle !== undefined} onClose={() => settle?.(false)} onProven={() => settle?.(true)} />
    ),
  };
}

/** Whether an error says that the person has to show who it is. */
export function isWanted(error: unknown): boolean {
  return error instanceof ApiError && error.problem.type === 'second-factor-needed';
}
