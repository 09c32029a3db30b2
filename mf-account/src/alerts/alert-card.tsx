import { filterLabels, wordsSentence } from '@umbral/domain/filters/filter-labels.ts';
import { queryKeys } from '@umbral/domain/routes/search-keys.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { bellIcon } from '@umbral/kit/media/icons.ts';
import { useCurrency } from '@umbral/kit/remote/use-currency.ts';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import { ownAlertsTexts as texts } from '../texts/own-alerts-texts.ts';
import { AlertActions } from './alert-actions.tsx';
import { AlertEditPart } from './alert-edit.tsx';
import { AlertStateMark } from './alert-state-mark.tsx';
import css from './alerts.module.css';
import type { OwnAlert } from './alerts-queries.ts';

const loadWeek = async () => (await import(/* webpackChunkName: "alert-week" */ './alert-week.tsx')).AlertWeek;

/** An alert: what it watches and how often, what it would have told, and what can be done with it [B134]. */
export function AlertCard({ alert }: { readonly alert: OwnAlert }) {
  const { name, places, frequency, createdAt, path, filters } = alert;
  const labels = filterLabels(filters, places, useCurrency());
  const words = wordsSentence(filters, wordsOf(path));
  const [isAsked, setAsked] = useState(false);
  const [Week, fetchWeek] = useLazyPart(loadWeek, texts.weekFailed);
  const ask = async () => setAsked(await fetchWeek());
  return (
    <article className={css.card}>
      <header className={css.head}>
        <h2 className={css.name}>{name}</h2>
        <AlertStateMark alert={alert} />
      </header>
      <ul className={css.labels} aria-label={texts.watched(name)}>
        {(labels.length > 0 ? labels : [texts.everything]).map((label) => (
          <li key={label} className={css.label}>
            {label}
          </li>
        ))}
      </ul>
      {words && <p className={css.hint}>{words}</p>}
      <p className={css.facts}>
        <strong>{texts.frequencies[frequency]}</strong>
        <span>{texts.since(createdAt)}</span>
      </p>
      <div className={css.actions}>
        <ButtonLink look="secondary" size="s" href={path} aria-label={texts.seeNamed(name)}>
          {texts.see}
        </ButtonLink>
        <Button look="ghost" size="s" icon={bellIcon} aria-label={texts.weekNamed(name)} onClick={ask}>
          {texts.week}
        </Button>
        <AlertActions alert={alert} />
      </div>
      {isAsked && Week && (
        <div className={css.week}>
          <Week filters={filters} />
        </div>
      )}
      <AlertEditPart alert={alert} />
    </article>
  );
}

/** The words by which an alert's listing is ranked; the code that reads whole addresses is no part of this page. */
function wordsOf(path: string): string | undefined {
  const [, query] = path.split('?');
  return new URLSearchParams(query).get(queryKeys.text)?.trim() || undefined;
}
