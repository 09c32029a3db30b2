import { routes } from '@umbral/domain/routes/table.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { plusIcon } from '@umbral/kit/media/icons.ts';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Fragment } from '@umbral/kit/remote/fragment.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import type { PayloadOf } from '@umbral/kit/remote/use-topics.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { matchRoutes } from '@umbral/protocol/router/router.ts';
import { useState } from 'react';
import { maxCompared, type Selection } from '../selection/selection.ts';
import type { SelectionChanges } from '../selection/use-selection.ts';
import { texts } from '../texts.ts';
import type { topics } from '../topics.ts';
import { Comparison } from './comparison.tsx';
import css from './overlay.module.css';

const loadDrawer = async () =>
  (await import(/* webpackChunkName: "add-drawer" */ '../drawer/add-drawer.tsx')).AddDrawer;

interface OverlayProps {
  readonly isOpen: boolean;
  readonly selection: Selection;
  readonly changes: SelectionChanges;
  /** A comparison that somebody shared, instead of one's own. */
  readonly sharedIds?: readonly number[];
  readonly from: PayloadOf<typeof topics, 'comparator/open'>['from'];
  readonly onClose: () => void;
  /** What was shared became one's own. */
  readonly onAdopt: (selection: Selection) => void;
}

/** The comparison over the whole screen. */
export function Overlay({ isOpen, selection, changes, sharedIds, from, onClose, onAdopt }: OverlayProps) {
  const [isAdding, setAdding] = useState(false);
  const [AddDrawer, fetchDrawer] = useLazyPart(loadDrawer, texts.drawer.failed);
  const ids = sharedIds ?? selection.map(({ plantId }) => plantId);
  const canAdd = !sharedIds && !isFromPlant(from) && selection.length < maxCompared;
  const add = async () => setAdding(await fetchDrawer());
  const openDrawer = canAdd ? add : undefined;
  return (
    <>
      <Dialog
        variant="full"
        isOpen={isOpen}
        onClose={onClose}
        title={(sharedIds ? texts.overlay.sharedTitle : texts.overlay.title)(ids.length)}
      >
        {ids.length === 0 ? (
          <EmptyComparison onAdd={openDrawer} />
        ) : (
          <Comparison
            ids={ids}
            changes={sharedIds ? undefined : changes}
            onAdd={openDrawer}
            onAdopt={onAdopt}
            onClose={onClose}
          />
        )}
        {/* The overlay is drawn in the browser alone: what a fragment of the server may not hold, it may. */}
        {!sharedIds && ids.length > 1 && (
          <Fragment of="mf-content/audience-form" props={{ form: 'comparisons' }} className={css.questions} />
        )}
      </Dialog>
      {isAdding && isOpen && AddDrawer && (
        <AddDrawer selection={selection} onTake={changes.take} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

const plantPages = [{ path: routes.plant.pattern }, { path: routes.plantAbroad.pattern }];

/** From the view of a plant nothing is added: whoever asked, the page beneath is what is being looked at [B055]. */
function isFromPlant(from: OverlayProps['from']): boolean {
  return from === 'plant' || matchRoutes(plantPages, window.location.pathname) !== null;
}

function EmptyComparison({ onAdd }: { readonly onAdd?: () => void }) {
  return (
    <EmptyState
      title={texts.overlay.empty}
      actions={
        <>
          {onAdd && (
            <Button icon={plusIcon} onClick={onAdd}>
              {texts.overlay.add}
            </Button>
          )}
          <ButtonLink look="secondary" href={routes.housing.href()}>
            {texts.overlay.search}
          </ButtonLink>
        </>
      }
    >
      {texts.overlay.emptyHint}
    </EmptyState>
  );
}
