import { routes } from 'shared-contracts/routes/table.ts';
import { ButtonLink } from 'shared-contracts/ui/button-link.tsx';
import { Dialog } from 'shared-contracts/ui/dialog.tsx';
import { EmptyState } from 'shared-contracts/ui/empty-state.tsx';
import type { Selection } from '../../selection/selection.ts';
import { texts } from '../../texts.ts';
import { ComparisonTable } from './comparison-table.tsx';

interface OverlayProps {
  readonly isOpen: boolean;
  readonly selection: Selection;
  readonly onClose: () => void;
  readonly onDrop: (plantId: number) => void;
}

/** The comparison over the whole screen. */
export function Overlay({ isOpen, selection, onClose, onDrop }: OverlayProps) {
  return (
    <Dialog variant="full" isOpen={isOpen} onClose={onClose} title={texts.overlay.title(selection.length)}>
      {selection.length === 0 ? (
        <EmptyState
          title={texts.overlay.empty}
          actions={<ButtonLink href={routes.housing.href()}>{texts.overlay.search}</ButtonLink>}
        >
          {texts.overlay.emptyHint}
        </EmptyState>
      ) : (
        <ComparisonTable selection={selection} onDrop={onDrop} />
      )}
    </Dialog>
  );
}
