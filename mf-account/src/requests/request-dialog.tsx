import type { OwnContact } from '@umbral/domain/api/contacts.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { requestsTexts as texts } from '../texts/requests-texts.ts';
import { MoveVisitForm } from './move-visit-form.tsx';
import type { TakenBack } from './request-calls.ts';
import css from './requests.module.css';

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
  return (
    <Dialog isOpen={change !== undefined} onClose={onClose} variant="sheet" size="s" title={titleOf(change)}>
      {change?.what === 'move' && <MoveVisitForm request={change.request} onMoved={onMoved} />}
      {change && change.what !== 'move' && (
        <>
          <p>{questionOf(change)}</p>
          <div className={css.choices}>
            <Button isLoading={isBusy} onClick={() => onTakeBack(change.request.id, what(change))}>
              {change.what === 'visit' ? texts.cancelling.act : texts.withdrawing.act}
            </Button>
            <Button look="secondary" onClick={onClose}>
              {texts.close}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function what({ what: asked }: RequestChange): TakenBack {
  return asked === 'visit' ? 'visit' : 'consent';
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
