import { buttonClass } from '@umbral/kit/actions/button-look.ts';
import { redirectTexts as texts } from '../texts/redirect-texts.ts';
import css from './redirects.module.css';

/** Gives the text of a file that somebody chooses. */
export function SheetFile({ onRead }: { readonly onRead: (text: string) => void }) {
  return (
    <label className={buttonClass({ look: 'ghost' }, css.file)}>
      {texts.file}
      <input
        type="file"
        accept=".csv,text/csv,text/plain"
        className={css.hidden}
        onChange={async ({ currentTarget }) => {
          const text = await currentTarget.files?.[0]?.text();
          if (text !== undefined) onRead(text);
        }}
      />
    </label>
  );
}
