import type { Outcome } from '@umbral/kit/form/form-state.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { createContext, use, useMemo } from 'react';
import type { ChangeAnswer } from './use-change.ts';

/** What is done with kept homes, their lists and comparisons: in the account, or on the device of who has none. */
export interface KeptActions {
  readonly isOnDevice: boolean;
  /** Creates a list, or gives the one of this number another name; gives the sentence to show. */
  readonly saveList: (name: string, id?: number) => Promise<Outcome<string>>;
  /** What lay in it stays kept. */
  readonly removeList: (id: number) => Promise<ChangeAnswer>;
  /** Moves a home to a list, or to none. */
  readonly move: (plantId: number, listId: number | null) => Promise<ChangeAnswer>;
  /** An empty note takes it away. */
  readonly saveNote: (plantId: number, note: string) => Promise<Outcome<string>>;
  readonly nameComparison: (id: number, name: string) => Promise<Outcome<string>>;
  readonly removeComparison: (id: number) => Promise<ChangeAnswer>;
}

/** Where no account is asked, the actions of the device. */
export const KeptActionsContext = createContext<KeptActions | undefined>(undefined);

/** The actions of this screen. */
export function useKeptActions(): KeptActions {
  const { call } = useRemote();
  const given = use(KeptActionsContext);
  const ofAccount = useMemo<KeptActions>(() => {
    const load = () => import('./account-actions.ts');
    return {
      isOnDevice: false,
      saveList: async (name, id) => (await load()).saveList(call, name, id),
      removeList: async (id) => (await load()).removeList(call, id),
      move: async (plantId, listId) => (await load()).moveFavourite(call, plantId, listId),
      saveNote: async (plantId, note) => (await load()).saveNote(call, plantId, note),
      nameComparison: async (id, name) => (await load()).nameComparison(call, id, name),
      removeComparison: async (id) => (await load()).removeComparison(call, id),
    };
  }, [call]);
  return given ?? ofAccount;
}
