import type { ResultFigures } from '@umbral/domain/api/builder-results.ts';
import { formatDecimal, formatInteger } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { ButtonLink } from '@umbral/kit/actions/button-link.tsx';
import { downloadIcon } from '@umbral/kit/media/icons.ts';
import css from './learning.module.css';
import type { BuilderLearning } from './learning-queries.ts';
import { learningTexts as texts } from './learning-texts.ts';
import { resultsCsv } from './results-csv.ts';
import { resultsHref } from './results-query.ts';
import { figureKeys, isWeekly, type ResultRow } from './results-view.ts';

interface ResultTableProps {
  readonly rows: readonly ResultRow[];
  readonly builder: BuilderLearning;
  readonly params: URLSearchParams;
}

/** One row for each project or typology, with the middle of its zone; on a phone each row is a card with its labels. */
export function ResultTable({ rows, builder, params }: ResultTableProps) {
  const { weeks, projects, slug, isOfOne: isOfPlants } = builder;
  const title = isOfPlants ? texts.byPlant : texts.byProject;
  const [single] = projects;
  return (
    <div className={css.part}>
      <div className={css.head}>
        <h3 className={css.title}>{title}</h3>
        <ButtonLink
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(resultsCsv(weeks, projects))}`}
          download={texts.csvName(slug, weeks.at(-1)?.until ?? '')}
          look="secondary"
          size="s"
          icon={downloadIcon}
        >
          {texts.csv}
        </ButtonLink>
      </div>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{isOfPlants ? texts.plant : texts.project}</th>
            {[...figureKeys.map((key) => texts.figures[key]), texts.rate].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.id}
              row={row}
              href={isOfPlants ? undefined : resultsHref(routes.builderLearning.href(), params, { project: row.id })}
            />
          ))}
        </tbody>
      </table>
      {isOfPlants && single && <p className={css.explained}>{texts.pageViews(formatInteger(single.page_views))}</p>}
      <p className={css.explained}>{texts.zoneExplained}</p>
    </div>
  );
}

function Row({ row, href }: { readonly row: ResultRow; readonly href: string | undefined }) {
  const { title, place, isOff, figures, rate, median } = row;
  return (
    <tr>
      <th scope="row">
        {href ? (
          <Anchor href={href} aria-label={texts.trend(title)}>
            {title}
          </Anchor>
        ) : (
          title
        )}
        {place && <span className={css.place}>{place}</span>}
        {isOff && <span className={css.place}>{texts.off}</span>}
      </th>
      {figureKeys.map((key) => (
        <td key={key} data-label={texts.figures[key]}>
          <span>
            {formatInteger(figures[key])}
            <Zone median={median} of={key} />
          </span>
        </td>
      ))}
      <td data-label={texts.rate}>{rate === null ? texts.noRate : formatDecimal(rate)}</td>
    </tr>
  );
}

/** The middle of the zone under the own number; that there is none is said once in a row. */
function Zone({ median, of }: { readonly median: ResultRow['median']; readonly of: keyof ResultFigures }) {
  if (median === null) return of === 'impressions' ? <span className={css.zone}>{texts.zoneTooFew}</span> : null;
  return isWeekly(of) ? <span className={css.zone}>{texts.inZone(formatInteger(median[of]))}</span> : null;
}
