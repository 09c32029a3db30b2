import { routes } from '@umbral/domain/routes/table.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Container } from '@umbral/kit/layout/container.tsx';
import { PageHeading } from '@umbral/kit/layout/page-heading.tsx';
import { EmptyState } from '@umbral/kit/states/empty-state.tsx';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { useLoaderData, useSearchParams } from '@umbral/protocol/router/router.ts';
import { BuilderChoice } from '../ui/builder-choice.tsx';
import { AnswerFigures } from './answer-figures.tsx';
import { InboxWays } from './inbox-ways.tsx';
import { addressWith } from './lead-address.ts';
import { LeadFilters } from './lead-filters.tsx';
import { LeadList } from './lead-list.tsx';
import { LeadPanel } from './lead-panel.tsx';
import { LeadSearch } from './lead-search.tsx';
import { LeadStates } from './lead-states.tsx';
import css from './leads.module.css';
import type { LeadsData } from './leads-queries.ts';
import type { loader } from './leads-route.ts';
import { leadsTexts as texts } from './leads-texts.ts';
import { useLeadSearch } from './use-lead-search.ts';

/** Who has written to a builder, what they asked and what became of it [R116, B144]. */
export function LeadsPage() {
  const { acting, own } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const others = acting.choices ? [] : acting.builders;
  return (
    <Container className={css.page}>
      <PageHeading
        lead={own && texts.lead(own.inbox.total, own.inbox.unread)}
        action={own && <InboxWays of={own} query={query} />}
      >
        {texts.title}
      </PageHeading>
      <BuilderChoice acting={acting} />
      {others.length > 1 && (
        <nav aria-label={texts.builders}>
          <ChipRow>
            {others.map(({ id, name }) => (
              <LinkChip
                key={id}
                href={`${routes.builderLeads.href()}?constructora=${id}`}
                isSelected={id === own?.builder.id}
              >
                {name}
              </LinkChip>
            ))}
          </ChipRow>
        </nav>
      )}
      {own ? <Inbox own={own} query={query} /> : <EmptyState title={texts.choose}>{texts.chooseHint}</EmptyState>}
    </Container>
  );
}

function Inbox({ own, query }: { readonly own: LeadsData; readonly query: URLSearchParams }) {
  const { builder, filter, inbox, opened, now } = own;
  const search = useLeadSearch(builder.id, filter);
  const shown = search.found ?? inbox;
  const path = routes.builderLeads.href();
  const isNew = Object.keys(filter).length === 0 && inbox.total === 0;
  if (isNew && opened === undefined) return <EmptyState title={texts.empty}>{texts.emptyHint}</EmptyState>;
  return (
    <>
      <AnswerFigures of={inbox.answers} />
      <div className={css.tools}>
        <LeadStates inbox={inbox} filter={filter} query={query} />
        <LeadSearch search={search} />
        <LeadFilters own={own} query={query} />
      </div>
      <div className={classNames(css.inbox, opened !== undefined && css.isOpen)}>
        <LeadList
          inbox={shown}
          opened={opened?.id}
          now={now}
          hrefOf={(id) => addressWith(path, query, { contacto: String(id) })}
          pageHrefOf={(page) => addressWith(path, query, { page: page === 1 ? '' : String(page), contacto: '' })}
          isSearched={search.found !== undefined}
        />
        <LeadPanel own={own} backHref={addressWith(path, query, { contacto: '' })} />
      </div>
    </>
  );
}
