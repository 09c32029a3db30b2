import { formKeys } from '../model/form-keys.ts';
import { listingTexts as texts } from '../texts/listing-texts.ts';
import { sheetId } from '../ui/sheet-button.ts';
import css from './filter-sheet.module.css';

/** In place of the form: that it comes, and the way to its page, in sight where no script or no answer brings it. */
export function SheetWaits({ href }: { readonly href: string }) {
  const page = `${href}${href.includes('?') ? '&' : '?'}${formKeys.sheet}=${sheetId}#${sheetId}`;
  return (
    <div className={css.waits}>
      <p role="status" className={css.soon}>
        {texts.sheetWaits}
      </p>
      <a href={page} rel="nofollow" className={css.otherWay}>
        {texts.sheetPage}
      </a>
    </div>
  );
}
