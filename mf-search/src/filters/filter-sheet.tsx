import { type MouseEvent, memo, Suspense, useEffect, useId, useRef } from 'react';
// The form is drawn by the server and its code comes later: its styles belong to the page.
import '@umbral/kit/fields/check-mark.module.css';
import '@umbral/kit/fields/choice-group.module.css';
import '@umbral/kit/fields/control.module.css';
import '@umbral/kit/fields/field.module.css';
import { holdPage } from '@umbral/kit/overlays/hold-page.ts';
import '@umbral/kit/fields/toggle.module.css';
import '../monthly/monthly-fields.module.css';
import type { ListingData } from '../view-model/listing-data.ts';
import './filter-forms.module.css';
import { sheetId } from '../ui/sheet-button.ts';
import css from './filter-sheet.module.css';
import { FormsWanted, loadForms, useForms } from './lazy-forms.ts';

interface FilterSheetProps {
  readonly data: ListingData;
  /** Told when it opens and when it closes. */
  readonly onToggle: (isOpen: boolean) => void;
}

/**
 * Every filter in one form, along the side of the screen. The platform opens it and sends it, also before any script
 * [B023-B030]. Drawn again with other data only: anything else would make React draw the server's markup anew.
 */
export const FilterSheet = memo(function FilterSheet({ data, onToggle }: FilterSheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const tell = () => {
      holdPage();
      onToggle(element.open);
    };
    // React hears no toggle of a dialog that the server drew.
    element.addEventListener('toggle', tell);
    if (element.open) {
      // Opened before there was any script.
      void loadForms();
      tell();
    }
    return () => {
      element.removeEventListener('toggle', tell);
      holdPage();
    };
  }, [onToggle]);
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} id={sheetId} className={css.sheet} aria-labelledby={titleId} onClick={closeOutside}>
      <Suspense fallback={<FormsWanted />}>
        <Sheet data={data} titleId={titleId} />
      </Suspense>
    </dialog>
  );
});

function Sheet(props: Pick<FilterSheetProps, 'data'> & { readonly titleId: string }) {
  const { SheetForm } = useForms();
  return <SheetForm {...props} />;
}
