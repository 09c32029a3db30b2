import { routes } from '@umbral/domain/routes/table.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import staff from '../staff/staff.module.css';
import { StaffRow } from '../staff/staff-row.tsx';
import { surveyResultsTexts as texts } from '../texts/survey-results-texts.ts';
import { DownloadButton } from './download-button.tsx';
import { partHref } from './parts.ts';
import css from './survey-results.module.css';
import type { BuildersPage } from './survey-results-queries.ts';

type Rated = BuildersPage['data'][number];

/** What people say of each builder together, the most rated first [C402]. */
export function BuildersPart({ page: { data, total, page, pages } }: { readonly page: BuildersPage }) {
  const { call } = useRemote();
  const rows = async () => {
    const { readAllBuilders } = await import('./survey-results-queries.ts');
    return (await readAllBuilders(call)).map((rated) => [
      rated.builder.name,
      rated.count,
      rated.service,
      rated.content,
      choicesOf(rated.response_times),
      choicesOf(rated.contact_media),
    ]);
  };
  return (
    <section aria-labelledby="results-builders" className={css.part}>
      <div className={staff.heading}>
        <h2 id="results-builders" className={staff.title}>
          {texts.builders}
        </h2>
        <p className={staff.count}>{texts.buildersCount(total)}</p>
        {total > 0 && <DownloadButton file={texts.buildersFile} head={texts.columns.builders} rows={rows} />}
      </div>
      {data.length === 0 ? (
        <EmptyState title={texts.noBuilders} headingLevel={3} />
      ) : (
        <ul className={staff.rows}>
          {data.map((rated) => (
            <li key={rated.builder.id} className={staff.row}>
              <BuilderRow rated={rated} />
            </li>
          ))}
        </ul>
      )}
      <Pagination current={page} total={pages} hrefOf={(number) => partHref('builders', { page: number })} />
    </section>
  );
}

function BuilderRow({
  rated: { builder, count, service, content, response_times, contact_media },
}: {
  readonly rated: Rated;
}) {
  return (
    <StaffRow
      title={<Anchor href={routes.builder.href({ builder: builder.slug })}>{builder.name}</Anchor>}
      facts={[texts.ratings(count), texts.service(texts.meanOf(service)), texts.content(texts.meanOf(content))]}
    >
      <dl className={css.choices}>
        <div>
          <dt>{texts.responded}</dt>
          <dd>{choicesOf(response_times)}</dd>
        </div>
        <div>
          <dt>{texts.medium}</dt>
          <dd>{choicesOf(contact_media)}</dd>
        </div>
      </dl>
    </StaffRow>
  );
}

function choicesOf(choices: Rated['response_times']): string {
  return choices.map(({ label, count }) => texts.choice(label, count)).join(' · ');
}
