import { formatDate } from '@umbral/domain/format/format-date.ts';
import { headingsOf } from '../../model/headings.ts';
import { sharedTexts } from '../../texts/shared-texts.ts';
import { staticPageTexts as texts } from '../../texts/static-page-texts.ts';
import { ContentsList } from '../contents-list.tsx';
import { RichText } from '../rich-text.tsx';
import css from './written-body.module.css';
import type { WrittenPage } from './written-page.ts';

/** The text of a page of the content beside its contents, with its version. */
export function WrittenBody({ page: { body, version, updatedAt } }: { readonly page: WrittenPage }) {
  return (
    <div className={css.columns}>
      <aside className={css.aside}>
        <ContentsList title={sharedTexts.contents} entries={headingsOf(body)} />
      </aside>
      <div className={css.text}>
        <RichText body={body} />
        <p className={css.version}>{texts.version(version, formatDate(updatedAt))}</p>
      </div>
    </div>
  );
}
