import type { AnsweredVisit } from './answered-visit.ts';
import { CancelVisitDialog } from './cancel-visit-dialog.tsx';
import { ProposeTimeDialog } from './propose-time-dialog.tsx';
import type { VisitAnswering } from './use-visit-answer.ts';

export interface VisitDialogsProps {
  readonly asked: 'propose' | 'cancel' | undefined;
  readonly visit: AnsweredVisit;
  readonly officeHours: string | null;
  readonly answering: VisitAnswering;
  readonly onClose: () => void;
}

/** What is asked before another time, or a no, is said. */
export function VisitDialogs({ asked, officeHours, ...answer }: VisitDialogsProps) {
  return (
    <>
      <ProposeTimeDialog isOpen={asked === 'propose'} officeHours={officeHours} {...answer} />
      <CancelVisitDialog isOpen={asked === 'cancel'} {...answer} />
    </>
  );
}
