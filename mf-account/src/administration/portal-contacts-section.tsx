import { answerPairs } from '@umbral/domain/contact/form-answers.ts';
import { type PortalContactState, portalContactStates } from '@umbral/domain/contact/portal-contact.ts';
import { portalContactLabels } from '@umbral/domain/contact/portal-contact-words.ts';
import { formatDate } from '@umbral/domain/format/format-date.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { Pagination } from '@umbral/kit/layout/pagination.tsx';
import type { CallApi } from '@umbral/protocol/calls/call-api.ts';
import { type Question, QuestionDialog } from '../staff/question-dialog.tsx';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffRow } from '../staff/staff-row.tsx';
import { administrationTexts } from '../texts/administration-texts.ts';
import css from './administration.module.css';
import type { PortalContactPage } from './administration-queries.ts';
import { portalContactsOf } from './list-asked.ts';
import { sectionHref } from './sections.ts';
import { useSection } from './use-section.ts';

const texts = administrationTexts.contacts;

type PortalContact = PortalContactPage['data'][number];

/** Who has written to the portal itself, and what the team did about it [C394, C395]. */
export function PortalContactsSection({ given }: { readonly given: PortalContactPage | null }) {
  const { call, query, list, ask, dialog, page, hrefOf } = useSection({
    key: 'contacts',
    given,
    read: (queries, api, asked) => queries.readPortalContacts(api, asked),
  });
  const { contact: one, state } = portalContactsOf(query);
  return (
    <>
      <nav aria-label={texts.filter}>
        <ChipRow>
          {portalContactStates.map((key) => (
            <LinkChip key={key} href={sectionHref('contacts', { state: key })} isSelected={key === state}>
              {texts.states[key]}
            </LinkChip>
          ))}
        </ChipRow>
      </nav>
      {one !== undefined && (
        <p>
          {texts.one}. <Anchor href={sectionHref('contacts')}>{texts.all}</Anchor>
        </p>
      )}
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty[state ?? 'one']}
        emptyHint={texts.hint}
        paging={<Pagination current={page} total={list.data?.pages ?? 0} hrefOf={hrefOf} />}
      >
        {(contact) => (
          <StaffRow
            title={contact.name}
            tag={{ text: texts.states[contact.state], tone: contact.state === 'new' ? 'warn' : 'ok' }}
            facts={factsOf(contact)}
            actions={<Decisions contact={contact} onAsk={(to) => ask(questionOf(call, contact, to))} />}
          >
            <Written contact={contact} />
          </StaffRow>
        )}
      </StaffListView>
      <QuestionDialog {...dialog} />
    </>
  );
}

function factsOf({ kind, email, phone, home_city, home_country, created_at }: PortalContact) {
  const home = [home_city, home_country].filter(Boolean).join(', ');
  return [
    portalContactLabels[kind],
    <Anchor key="mail" href={`mailto:${email}`}>
      {email}
    </Anchor>,
    <Anchor key="call" href={`tel:${phone}`}>
      {phone}
    </Anchor>,
    ...(home ? [home] : []),
    formatDate(created_at),
  ];
}

function Written({ contact }: { readonly contact: PortalContact }) {
  const { message, answers, schedule_date: day, schedule_time: time, schedule_kind: how, withdrawn_at } = contact;
  const pairs = answerPairs(answers);
  return (
    <>
      {withdrawn_at && <p role="note">{texts.withdrawn}</p>}
      {day && time && <p>{texts.visit(formatDate(day), time, texts.ways[how ?? 'video'])}</p>}
      {message && <p className={css.content}>{message}</p>}
      {pairs.length > 0 && (
        <dl className={css.facts}>
          {pairs.map(([name, value]) => (
            <div key={name} className={css.fact}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

interface DecisionsProps {
  readonly contact: PortalContact;
  readonly onAsk: (state: PortalContactState) => void;
}

function Decisions({ contact: { name, state }, onAsk }: DecisionsProps) {
  return portalContactStates
    .filter((one) => one !== state)
    .map((one) => (
      <Button key={one} look="secondary" aria-label={texts.settleOf[one](name)} onClick={() => onAsk(one)}>
        {texts.settle[one]}
      </Button>
    ));
}

function questionOf(call: CallApi, { id, name }: PortalContact, state: PortalContactState): Question {
  return {
    title: texts.settleOf[state](name),
    text: texts.settleText[state],
    confirm: texts.settle[state],
    send: async () => (await import('./decision-queries.ts')).settle(call, id, state),
  };
}
