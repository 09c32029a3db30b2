import { filterLabels, searchTitle, wordsSentence } from '@umbral/domain/filters/filter-labels.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useMemo } from 'react';
import { alertTexts } from '../texts/alert-texts.ts';
import css from './alert.module.css';
import { AlertForm } from './alert-form.tsx';
import { AlertPreview } from './alert-preview.tsx';
import { usePreview } from './use-preview.ts';
import { watchedSearch } from './watched-search.ts';

interface AlertPanelProps {
  /** The listing whose search is to be watched. */
  readonly path: string;
  readonly onDone: () => void;
}

/** What will be watched, the form that saves it, and what it would have told this week [M058, M059]. */
export function AlertPanel({ path, onDone }: AlertPanelProps) {
  const search = useMemo(() => watchedSearch(path), [path]);
  const { filters } = search;
  const preview = usePreview(filters);
  const names = typeof preview === 'string' ? undefined : preview.places;
  const words = wordsSentence(filters, search.ranking);
  const labels = filterLabels(filters, names, useCurrency());
  return (
    <div className={css.panel}>
      <p className={css.lead}>{alertTexts.lead}</p>
      <ul className={css.labels} aria-label={alertTexts.watched}>
        {(labels.length > 0 ? labels : [alertTexts.everything]).map((label) => (
          <li key={label} className={css.label}>
            {label}
          </li>
        ))}
      </ul>
      {words && <p className={css.lead}>{words}</p>}
      <AlertForm search={search} title={searchTitle(filters, names)} onDone={onDone} />
      <AlertPreview preview={preview} />
    </div>
  );
}
