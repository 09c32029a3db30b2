import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { requestsTexts as texts } from '../texts/requests-texts.ts';
import { AskDialog } from '../ui/ask-dialog.tsx';
import { MoveVisitForm } from './move-visit-form.tsx';
import type { TakenBack } from './request-calls.ts';

/** What is about to change, of which request. */
export interface RequestChange {
  readonly request: OwnContact;
  readonly what: TakenBack | 'move';
}

interface RequestDialogProps {
  /** Nothing while it is closed. */
  readonly change: RequestChange | undefined;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onMoved: (message: string) => void;
  readonly onTakeBack: (id: number, what: TakenBack) => void;
}

/** Asks before something of a request is taken back, and for the new time of a visit. */
export function RequestDialog({ change, isBusy, onClose, onMoved, onTakeBack }: RequestDialogProps) {
  const isMove = change?.what === 'move';
  return (
    <>
      <Dialog isOpen={isMove} onClose={onClose} variant="sheet" size="s" title={titleOf(change)}>
        {isMove && <MoveVisitForm request={change.request} onMoved={onMoved} />}
      </Dialog>
      <AskDialog
        isOpen={change !== undefined && !isMove}
        onClose={onClose}
        title={titleOf(change)}
        act={change?.what === 'visit' ? texts.cancelling.act : texts.withdrawing.act}
        keep={texts.close}
        isBusy={isBusy}
        onAct={() => change && change.what !== 'move' && onTakeBack(change.request.id, change.what)}
      >
        {change && questionOf(change)}
      </AskDialog>
    </>
  );
}

function titleOf(change: RequestChange | undefined): string {
  if (change?.what === 'visit') return texts.cancelling.title;
  if (change?.what === 'consent') return texts.withdrawing.title;
  return texts.moving.title(nameOf(change?.request));
}

function questionOf({ what: asked, request }: RequestChange): string {
  return asked === 'visit'
    ? texts.cancelling.text(nameOf(request))
    : texts.withdrawing.text(request.builder?.name ?? '');
}

/** What a request is about: a project, or its builder alone. */
export function nameOf(request: OwnContact | undefined): string {
  return request?.project_title ?? request?.builder?.name ?? '';
}
