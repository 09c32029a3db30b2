import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { starTexts } from '@umbral/kit/texts/star-texts.ts';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { CountBars } from './count-bars.tsx';
import { DownloadButton } from './download-button.tsx';
import { starsOf } from './stars-of.ts';
import css from './survey-results.module.css';
import type { PortalResults } from './survey-results-queries.ts';

/** Stars, shares and months of the portal survey [C400]. */
export function PortalPart({ results }: { readonly results: PortalResults }) {
  const { total, mean, stars, months, opinion, found } = results;
  if (total === 0) return <EmptyState title={texts.nobody}>{texts.nobodyHint}</EmptyState>;
  const rows = months.map(({ month, count, mean: monthly }) => [month, count, monthly]);
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{texts.total}</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>{texts.mean}</dt>
          <dd>{texts.meanOf(mean)}</dd>
        </div>
      </dl>
      <div className={css.columns}>
        <CountBars
          title={texts.stars}
          counts={stars.map(({ stars: number, count }) => ({ label: starTexts.label(starsOf(number)), count }))}
        />
        <div className={css.shares}>
          <CountBars
            title={texts.useful}
            counts={[
              { label: texts.yes, count: opinion.yes },
              { label: texts.no, count: opinion.no },
            ]}
          />
          <CountBars
            title={texts.found}
            counts={[
              { label: texts.yes, count: found.yes },
              { label: texts.no, count: found.no },
              { label: texts.unsaid, count: found.unsaid },
            ]}
          />
        </div>
      </div>
      <section aria-labelledby="results-months" className={css.part}>
        <h2 id="results-months" className={css.heading}>
          {texts.months}
        </h2>
        <div className={css.scroll}>
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{texts.month}</th>
                <th scope="col">{texts.answers}</th>
                <th scope="col">{texts.mean}</th>
              </tr>
            </thead>
            <tbody>
              {months.map(({ month, count, mean: monthly }) => (
                <tr key={month}>
                  <th scope="row">{texts.monthOf(month)}</th>
                  <td>{count}</td>
                  <td>{texts.meanOf(monthly)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <DownloadButton file={texts.portalFile} head={texts.columns.month} rows={async () => rows} />
      </section>
    </>
  );
}
