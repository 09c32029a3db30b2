import type { KeepingState } from '../keeping/keeping-state.ts';
import type { OpenForm } from '../keeping/use-form-keeper.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { DiscardDialog } from './discard-dialog.tsx';
import { LeaveDialog } from './leave-dialog.tsx';

export interface FormDialogsProps {
  readonly of: OpenForm;
  readonly keeping: KeepingState;
  readonly isOfProject: boolean;
  /** Whether conflicts are to be settled now. */
  readonly isSettling: boolean;
  readonly onPutOff: () => void;
  readonly isDiscarding: boolean;
  readonly onKeep: () => void;
  readonly onDiscarded: () => void;
}

/** What the form asks: whose change stays, whether a draft goes, whether somebody leaves. */
export function FormDialogs({ of: { document, keeper, questions }, keeping, ...asked }: FormDialogsProps) {
  const { draft, conflicts } = keeping;
  return (
    <>
      <ConflictDialog
        document={document}
        conflicts={conflicts}
        isOpen={conflicts.length > 0 && asked.isSettling}
        onClose={asked.onPutOff}
        onSettled={() => keeper.settle()}
      />
      <DiscardDialog
        draft={draft}
        questions={questions}
        isOfProject={asked.isOfProject}
        isOpen={asked.isDiscarding}
        onClose={asked.onKeep}
        onDiscarded={() => {
          keeper.finish();
          asked.onDiscarded();
        }}
      />
      <LeaveDialog keeper={keeper} />
    </>
  );
}
