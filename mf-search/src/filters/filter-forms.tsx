import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { useIsAlive } from '@umbral/kit/form/use-is-alive.ts';
import { Form, useNavigation, useSubmit } from '@umbral/protocol/router/router.ts';
import { type MouseEvent, type SyntheticEvent, useCallback, useEffect, useRef } from 'react';
import { MonthlyPillForm } from '../monthly/monthly-pill-form.tsx';
import { formTexts } from '../texts/form-texts.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import { HiddenFields } from '../ui/hidden-fields.tsx';
import { counted } from '../view-model/counted.ts';
import type { FilterPanel } from '../view-model/filter-panel.ts';
import type { ListingData } from '../view-model/listing-data.ts';
import { ChangeNotes } from './change-notes.tsx';
import { chosenBefore } from './chosen-before.ts';
import css from './filter-forms.module.css';
import { FilterGroups } from './filter-groups.tsx';
import sheet from './filter-sheet.module.css';
import type { Refine } from './near-field.tsx';
import { PriceFields } from './price-fields.tsx';
import { useClearedSearch } from './use-cleared-search.ts';

interface SheetFormProps {
  readonly data: ListingData;
  readonly panel: FilterPanel;
}

/**
 * The form of the sheet. Without script it is sent by its button; with it each choice refines the listing behind it at
 * once, from page 1, and the counts follow [B023-B030].
 */
export function SheetForm({ data, panel }: SheetFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isLoading = useNavigation().state === 'loading';
  const typed = useRef(false);
  const isAlive = useIsAlive();
  const isServersMarkup = useRef(!isAlive);
  const { action } = panel;
  const refine = useCallback<Refine>(
    (extra = []) => {
      if (!form.current?.checkValidity()) return;
      typed.current = false;
      const fields = new FormData(form.current);
      for (const [name, value] of extra) fields.set(name, value);
      submit(fields, { method: 'get', action, preventScrollReset: true });
    },
    [submit, action],
  );
  useEffect(() => {
    if (!isServersMarkup.current || !form.current) return;
    isServersMarkup.current = false;
    const { hasChosen, hasTyped } = chosenBefore(form.current);
    typed.current = hasTyped;
    if (hasChosen) refine();
  }, [refine]);
  const clear = () => {
    for (const field of form.current?.elements ?? []) if (isText(field)) takeBack(field);
    typed.current = false;
  };
  const close = () => form.current?.closest('dialog')?.close();
  const finish = (event: SyntheticEvent) => {
    if (!typed.current) event.preventDefault();
    typed.current = false;
    close();
    window.scrollTo({ top: 0 });
  };
  return (
    <Form
      ref={form}
      method="get"
      action={action}
      className={sheet.form}
      // The address keeps what is chosen, not the browser, which would save every field with each new address.
      autoComplete="off"
      preventScrollReset
      onSubmit={finish}
      onInput={({ target }) => {
        if (isText(target)) typed.current = true;
      }}
      onChange={({ target }) => {
        if (!isText(target) && !isSlider(target)) refine();
      }}
      onBlur={({ target, relatedTarget }) => {
        if (isText(target) && typed.current && !isSameRange(target, relatedTarget)) refine();
      }}
    >
      <div className={sheet.content} aria-busy={isLoading}>
        <FilterGroups data={data} panel={panel} onRefine={refine} />
      </div>
      <SheetFooter data={data} isLoading={isLoading} isAlive={isAlive} onClear={clear} onLeave={close} />
    </Form>
  );
}

interface SheetFooterProps {
  readonly data: ListingData;
  readonly isLoading: boolean;
  readonly isAlive: boolean;
  readonly onClear: () => void;
  readonly onLeave: () => void;
}

function SheetFooter({ data, isLoading, isAlive, onClear, onLeave }: SheetFooterProps) {
  const cleared = useClearedSearch(data);
  const { count, unit, clearHref } = data;
  return (
    <footer className={sheet.footer}>
      <ChangeNotes filters={data.filters} clearedHref={cleared} className={sheet.notes} />
      <Anchor href={clearHref} className={sheet.clear} onClick={onClear}>
        {texts.clear}
      </Anchor>
      <AlertLink data={data} onOpen={onLeave} />
      <Button type="submit" className={sheet.show}>
        <span aria-live="polite" aria-busy={isLoading} className={sheet.count}>
          {/* Without script the number would be that of the page, not of the form. */}
          {isAlive ? formTexts.show(counted(count, unit)) : formTexts.search}
        </span>
      </Button>
    </footer>
  );
}

/** The small form of the price's pill. */
export function PriceForm({ data: { panel, href } }: { readonly data: ListingData }) {
  // The pill's panel closes at a button: not at one that has something to say.
  const stayIfWrong = (event: MouseEvent<HTMLButtonElement>) => {
    if (event.currentTarget.form?.checkValidity() === false) event.stopPropagation();
  };
  return (
    <Form method="get" action={panel.action} className={css.priceForm} autoComplete="off">
      <HiddenFields fields={panel.besidesPrice} />
      <PriceFields price={panel.price} href={href} hidesLegend />
      <Button type="submit" size="s" wide onClick={stayIfWrong}>
        {formTexts.apply}
      </Button>
    </Form>
  );
}

/** The small form of the pill "Cuota". */
export function MonthlyForm({ data }: { readonly data: ListingData }) {
  return <MonthlyPillForm data={data} />;
}

/**
 * Gives a field back what the listing has chosen, as if the visitor had typed it. New data do so only where that is
 * another value than before: what was typed over an empty field would stay.
 */
function takeBack(field: HTMLInputElement): void {
  field.value = field.defaultValue;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** From one end of a range to the other: the range is not said yet. */
function isSameRange(from: HTMLElement, to: EventTarget | null): boolean {
  return to instanceof HTMLInputElement && from.closest('fieldset') === to.closest('fieldset');
}

function isText(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** A slider says where it is when it is let go. */
function isSlider(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'range';
}
