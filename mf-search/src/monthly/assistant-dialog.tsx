import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import type { SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { monthlyTexts as texts } from '../texts/monthly-texts.ts';
import { sheetId } from '../ui/sheet-button.ts';
import { Assistant } from './assistant.tsx';
import { FittingLink } from './fitting-link.tsx';
import { propose } from './proposal.ts';
import { useBudget } from './use-budget.ts';

interface AssistantDialogProps {
  readonly href: string;
  readonly onClose: () => void;
}

/**
 * The assistant above everything. It stands at the end of the document, because the pill's panel that opened it closes;
 * and what happens in it is none of the filter form's business.
 */
export function AssistantDialog({ href, onClose }: AssistantDialogProps) {
  const own = useBudget();
  const proposal = propose(own.budget);
  const leave = () => {
    onClose();
    const sheet = document.getElementById(sheetId);
    if (sheet instanceof HTMLDialogElement) sheet.close();
  };
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps events from the form around the button
    <div onChange={stay} onInput={stay} onBlur={stay} onClick={stay} onKeyDown={stay} onSubmit={stay}>
      <Dialog
        isOpen
        onClose={onClose}
        title={texts.ask}
        variant="sheet"
        footer={
          proposal?.search.monthly && (
            <FittingLink href={href} proposal={proposal} budget={own.budget} onLeave={leave} />
          )
        }
      >
        <Assistant own={own} proposal={proposal} />
      </Dialog>
    </div>,
    document.body,
  );
}

function stay(event: SyntheticEvent): void {
  event.stopPropagation();
}
