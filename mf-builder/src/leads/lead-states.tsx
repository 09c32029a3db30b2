import type { LeadInbox } from '@umbral/domain/api/builder-contacts.ts';
import { leadStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import { leadStates } from '@umbral/domain/contact/contact-states.ts';
import { formatInteger } from '@umbral/domain/format/format.ts';
import { routes } from '@umbral/domain/routes/table.ts';
import { ChipRow, LinkChip } from '@umbral/kit/actions/chip.tsx';
import { addressWith, type LeadFilter } from './lead-address.ts';
import { leadsTexts as texts } from './leads-texts.ts';

interface LeadStatesProps {
  readonly inbox: LeadInbox;
  readonly filter: LeadFilter;
  readonly query: URLSearchParams;
}

/** The states, each with how many people stand in it. */
export function LeadStates({ inbox, filter, query }: LeadStatesProps) {
  const path = routes.builderLeads.href();
  return (
    <nav aria-label={texts.states}>
      <ChipRow>
        <LinkChip href={addressWith(path, query, { estado: '' })} isSelected={filter.state === undefined}>
          {texts.all}
        </LinkChip>
        {leadStates.map((state) => (
          <LinkChip
            key={state}
            href={addressWith(path, query, { estado: state })}
            isSelected={filter.state === state}
            count={formatInteger(inbox.by_state[state])}
          >
            {leadStateLabels[state]}
          </LinkChip>
        ))}
      </ChipRow>
    </nav>
  );
}
