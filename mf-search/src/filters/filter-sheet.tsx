import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
// The forms are drawn by the server and their code comes later: their styles belong to the page.
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/choice-group.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import '@umbral/kit/fields/toggle.module.css';
import { afterPaint } from '@umbral/kit/layout/after-paint.ts';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { holdPage } from '@umbral/kit/overlays/hold-page.ts';
import { type MouseEvent, memo, Suspense, use, useEffect, useId, useRef, useState } from 'react';
import '../monthly/monthly-fields.module.css';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { closesSheet, sheetId } from '../ui/sheet-button.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { sheetOf, useAskSheet } from './asked-sheet.ts';
import './filter-forms.module.css';
import css from './filter-sheet.module.css';
import { useForms, wantForms } from './lazy-forms.ts';
import { SheetWaits } from './sheet-waits.tsx';

interface FilterSheetProps {
  readonly data: ListingData;
  /** Told when it opens and when it closes. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** Listings whose sheet was closed: whoever comes back to one does not find it open again. */
const closedOnce = new WeakSet<ListingData>();

/**
 * Every filter in one form, along the side of the screen. The platform opens it, also before any script; its form comes
 * when it is wanted, and without script from an address of its own [B023-B030]. Drawn again with other data only:
 * anything else would make React draw the server's markup anew.
 */
export const FilterSheet = memo(function FilterSheet({ data, onToggle }: FilterSheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Whoever closes it is not to see it open again with the next data.
  const [startsOpen] = useState(data.opensSheet === true && !closedOnce.has(data));
  const [wantedFor, want] = useState(startsOpen ? data : undefined);
  useEffect(() => {
    if (!startsOpen) return;
    // Markup alone cannot open it above everything.
    dialog.current?.close();
    dialog.current?.showModal();
  }, [startsOpen]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let callOff: (() => void) | undefined;
    const tell = () => {
      callOff?.();
      callOff = undefined;
      holdPage();
      onToggle(element.open);
      if (!element.open) return void closedOnce.add(data);
      wantForms();
      want(data);
    };
    // React hears no toggle of a dialog that the server drew, and not every engine tells of a dialog's. What answers a
    // press is the dialog, there or gone: what follows of it comes after that picture.
    const watch = new MutationObserver(() => {
      callOff ??= afterPaint(tell);
    });
    watch.observe(element, { attributeFilter: ['open'] });
    // Opened before there was any script.
    if (element.open) tell();
    return () => {
      if (callOff) tell();
      watch.disconnect();
      holdPage();
    };
  }, [data, onToggle]);
  // A listing that comes back without its form does not ask for it before it is wanted again.
  const hasForm = 'sheet' in data || sheetOf(data) !== undefined;
  const isDrawn = wantedFor === data || (wantedFor !== undefined && hasForm);
  const close = () => dialog.current?.close();
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      id={sheetId}
      open={startsOpen}
      className={css.sheet}
      aria-labelledby={titleId}
      onClick={closeOutside}
    >
      <header className={css.header}>
        <h2 id={titleId} className={css.title}>
          {texts.panelTitle}
        </h2>
        <IconButton icon={closeIcon} label={texts.close} onClick={close} {...closesSheet} />
      </header>
      {isDrawn ? (
        <Suspense fallback={<SheetWaits href={data.href} />}>
          <Sheet data={data} />
        </Suspense>
      ) : (
        <SheetWaits href={data.href} />
      )}
    </dialog>
  );
});

/**
 * One part waits for what stands in the form and another for its code: React tells what a part waits for by its turn, so
 * where the first of two has come in between, it would be handed out as the second.
 */
function Sheet({ data }: Pick<FilterSheetProps, 'data'>) {
  const ask = useAskSheet(data);
  const panel = sheetOf(data) ?? use(ask());
  return <DrawnSheet data={data} panel={panel} />;
}

function DrawnSheet(props: { readonly data: ListingData; readonly panel: FilterPanel }) {
  const { SheetForm } = useForms();
  return <SheetForm {...props} />;
}
