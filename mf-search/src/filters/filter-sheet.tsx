import { type MouseEvent, type SyntheticEvent, useId, useRef } from 'react';
import { formatCount } from 'shared-contracts/domain/format.ts';
import { Form, useSubmit } from 'shared-contracts/router/router.ts';
import { Anchor } from 'shared-contracts/ui/anchor.tsx';
import { Button } from 'shared-contracts/ui/button.tsx';
import { IconButton } from 'shared-contracts/ui/icon-button.tsx';
import { closeIcon } from 'shared-contracts/ui/icons.ts';
import { texts } from '../texts.ts';
import { AlertLink } from '../ui/alert-link.tsx';
import type { ListingData } from '../ui/listing-data.ts';
import { FilterGroups } from './filter-groups.tsx';
import css from './filter-sheet.module.css';
import { sheetId } from './sheet-button.ts';

interface FilterSheetProps {
  readonly data: ListingData;
  readonly isLoading: boolean;
}

/**
 * Every filter in one form, along the side of the screen. It is a real form: without script it is sent by its button;
 * with it each choice refines the listing behind it at once, and the counts follow [B023-B030].
 */
export function FilterSheet({ data, isLoading }: FilterSheetProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const typed = useRef(false);
  const refine = () => {
    if (!form.current?.checkValidity()) return;
    typed.current = false;
    submit(form.current, { preventScrollReset: true });
  };
  const close = () => dialog.current?.close();
  const finish = (event: SyntheticEvent) => {
    if (!typed.current) event.preventDefault();
    typed.current = false;
    close();
    window.scrollTo({ top: 0 });
  };
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog ref={dialog} id={sheetId} className={css.sheet} aria-labelledby={titleId} onClick={closeOutside}>
      <Form
        ref={form}
        method="get"
        action={data.panel.action}
        className={css.form}
        preventScrollReset
        onSubmit={finish}
        onInput={({ target }) => {
          if (isText(target)) typed.current = true;
        }}
        onChange={({ target }) => {
          if (!isText(target)) refine();
        }}
        onBlur={({ target, relatedTarget }) => {
          if (isText(target) && typed.current && !isSameRange(target, relatedTarget)) refine();
        }}
      >
        <header className={css.header}>
          <h2 id={titleId} className={css.title}>
            {texts.panelTitle}
          </h2>
          <IconButton icon={closeIcon} label={texts.close} onClick={close} {...closesSheet} />
        </header>
        <div className={css.content} aria-busy={isLoading}>
          <FilterGroups panel={data.panel} />
        </div>
        <SheetFooter data={data} onLeave={close} />
      </Form>
    </dialog>
  );
}

const closesSheet = { command: 'close', commandfor: sheetId };

interface SheetFooterProps {
  readonly data: ListingData;
  readonly onLeave: () => void;
}

function SheetFooter({ data, onLeave }: SheetFooterProps) {
  const { count, clearHref } = data;
  return (
    <footer className={css.footer}>
      <p className={css.status}>
        <output className="num">{formatCount(count, texts.projects.one, texts.projects.many)}</output>
        <Anchor href={clearHref}>{texts.clear}</Anchor>
      </p>
      <AlertLink data={data} onOpen={onLeave} />
      <Button type="submit">{texts.search}</Button>
    </footer>
  );
}

/** From one end of a range to the other: the range is not said yet. */
function isSameRange(from: HTMLElement, to: EventTarget | null): boolean {
  return to instanceof HTMLInputElement && to.type === 'text' && from.closest('fieldset') === to.closest('fieldset');
}

function isText(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}
