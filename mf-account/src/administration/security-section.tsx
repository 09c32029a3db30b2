import { securityEventKinds } from '@umbral/domain/people/security-event.ts';
import { securityEventLabels } from '@umbral/domain/people/security-event-words.ts';
import { Anchor } from '@umbral/kit/actions/anchor.tsx';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { FailureNotice } from '@umbral/kit/form/failure-notice.tsx';
import { ScriptForm } from '@umbral/kit/form/script-form.tsx';
import { searchIcon } from '@umbral/kit/media/icons.ts';
import { classNames } from '@umbral/kit/styles/class-names.ts';
import { StaffListView } from '../staff/staff-list.tsx';
import { StaffPaging } from '../staff/staff-paging.tsx';
import { securityLogTexts as texts } from '../texts/security-log-texts.ts';
import css from './administration.module.css';
import { EventRow } from './event-row.tsx';
import { sectionHref } from './sections.ts';
import type { EventPage } from './security-log-queries.ts';
import { useEventSearch } from './use-event-search.ts';

const kinds = securityEventKinds
  .map((value) => ({ value, label: securityEventLabels[value] }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'es'));

interface SecuritySectionProps {
  readonly given: EventPage | null;
  /** The one account that the address asks for. */
  readonly person: number | undefined;
}

/** The log of security: who came in, who failed, and what the team saw and changed [C267, B145]. */
export function SecuritySection({ given, person }: SecuritySectionProps) {
  const { form, list, show } = useEventSearch(given, person);
  return (
    <>
      <ScriptForm {...form.props} className={classNames(css.find, css.findMany)} role="search" aria-label={texts.title}>
        <div className={css.fields}>
          <TextField {...form.field('q')} label={texts.q} help={texts.qHelp} maxLength={120} autoComplete="off" />
          <SelectField {...form.field('kind')} label={texts.kind} placeholder={texts.anyKind} options={kinds} />
        </div>
        <Button type="submit" icon={searchIcon} isLoading={form.isSending} className={css.findButton}>
          {texts.find}
        </Button>
        <div className={css.wide}>
          <FailureNotice of={form.failure} />
        </div>
      </ScriptForm>
      {person !== undefined && (
        <p>
          {texts.onePerson} <Anchor href={sectionHref('security')}>{texts.everybody}</Anchor>
        </p>
      )}
      <StaffListView
        list={list}
        title={texts.title}
        count={texts.count}
        empty={texts.empty}
        emptyHint={texts.emptyHint}
        paging={list.data && <StaffPaging label={texts.pages} of={list.data} onShow={show} />}
      >
        {(event) => <EventRow event={event} />}
      </StaffListView>
    </>
  );
}
