import type { LeadDetail } from '@umbral/domain/api/builder-contacts.ts';
import { leadStateLabels } from '@umbral/domain/contact/contact-state-labels.ts';
import { leadStates } from '@umbral/domain/contact/contact-states.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { textOf } from '@umbral/kit/form/form-data.ts';
import { PostedForm } from '@umbral/kit/form/posted-form.tsx';
import { useLazyPart } from '@umbral/kit/remote/use-lazy-part.ts';
import { useState } from 'react';
import type { DiscardLeadDialogProps } from './discard-lead-dialog.tsx';
import css from './lead-panel.module.css';
import { panelTexts as texts } from './lead-panel-texts.ts';
import type { LeadChanges } from './use-lead-change.ts';

interface LeadStandingProps {
  readonly lead: LeadDetail;
  readonly changes: LeadChanges;
}

/** Where a contact stands and who answers it: plain forms, which the browser posts where there is no script. */
export function LeadStanding({ lead, changes }: LeadStandingProps) {
  const [isDiscarding, setDiscarding] = useState(false);
  const [Discarding, fetchDiscarding] = useLazyPart<DiscardLeadDialogProps>(loadDiscarding, texts.partFailed);
  const discard = () => {
    setDiscarding(true);
    void fetchDiscarding();
  };
  return (
    <div className={css.part}>
      <h3 className={css.title}>{texts.states}</h3>
      <div className={css.states}>
        {leadStates.map((state) => (
          <PostedForm
            key={state}
            path={`/contactos/${lead.id}/estado`}
            onSubmit={(event) => {
              event.preventDefault();
              if (state === 'discarded' && lead.state !== state && !lead.is_withdrawn) discard();
              else void changes.change(lead, { do: 'state', state });
            }}
          >
            <input type="hidden" name="state" value={state} />
            <input type="hidden" name="version" value={lead.version} />
            <Button
              type="submit"
              size="s"
              look="secondary"
              className={state === lead.state ? css.chosen : undefined}
              aria-pressed={state === lead.state}
              isLoading={changes.busy === state}
            >
              {leadStateLabels[state]}
            </Button>
          </PostedForm>
        ))}
      </div>
      <Assignment lead={lead} changes={changes} />
      {Discarding && (
        <Discarding isOpen={isDiscarding} lead={lead} changes={changes} onClose={() => setDiscarding(false)} />
      )}
    </div>
  );
}

const loadDiscarding = async () => (await import('./discard-lead-dialog.tsx')).DiscardLeadDialog;

function Assignment({ lead, changes }: LeadStandingProps) {
  const { id, version, team, assigned } = lead;
  // Somebody who left the team may still be the one whose name stands here.
  const options = assigned && team.every((one) => one.id !== assigned.id) ? [...team, assigned] : team;
  return (
    <PostedForm
      key={assigned?.id}
      path={`/contactos/${id}/responsable`}
      className={css.assign}
      onSubmit={(event) => {
        event.preventDefault();
        const chosen = textOf(new FormData(event.currentTarget), 'user_id');
        void changes.change(lead, { do: 'assign', userId: chosen === '' ? null : Number(chosen) });
      }}
    >
      <input type="hidden" name="version" value={version} />
      <SelectField
        name="user_id"
        label={texts.assign}
        placeholder={texts.nobody}
        options={options.map(({ id: value, name }) => ({ value: String(value), label: name }))}
        defaultValue={assigned ? String(assigned.id) : ''}
      />
      <Button type="submit" look="secondary" isLoading={changes.busy === 'assign'}>
        {texts.assignAct}
      </Button>
    </PostedForm>
  );
}
