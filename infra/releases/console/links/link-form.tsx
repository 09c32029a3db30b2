import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxGroup } from '@umbral/kit/fields/choice-group.tsx';
import { SelectField } from '@umbral/kit/fields/select-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { flagNames } from '@umbral/kit/texts/link-words.ts';
import { linkFlags } from '@umbral/protocol/composition/qa-link.ts';
import { useSearchParams } from '@umbral/protocol/router/router.ts';
import { type FormEvent, useState } from 'react';
import { madeLink, type Problem } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { callRegistry } from '../registry/registry-call.ts';
import { mayChange, useSession } from '../session/session-context.ts';
import { useAppNames } from '../session/use-app-names.ts';
import { FaultRows } from './fault-rows.tsx';
import { draftFrom, issuesOf, type LinkDraft, wishOf } from './link-draft.ts';
import css from './link-form.module.css';
import { linksTexts } from './links-texts.ts';
import { MadeLink } from './made-link.tsx';
import { VersionRows } from './version-rows.tsx';

const flagChoices = linkFlags.map((value) => ({ value, label: flagNames[value] }));

/** A new link: versions, faults, switches and a currency, for whoever gets its address. */
export function LinkForm({ onMade }: { readonly onMade: () => void }) {
  const { identity } = useSession();
  const { living } = useAppNames();
  const apps = living.filter((name) => mayChange(identity, name));
  const [params] = useSearchParams();
  const [draft, setDraft] = useState(() => draftFrom(params));
  const [isTried, setTried] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly url?: string; readonly problem?: Problem }>({});
  const change = (changed: Partial<LinkDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const issues = issuesOf(draft);

  async function make(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (Object.values(issues).includes(true)) return;
    const answered = await callRegistry(madeLink, '/links', { body: wishOf(draft, location.origin) });
    if (!answered.ok) return setOutcome({ problem: answered.problem });
    setOutcome({ url: answered.value.url });
    onMade();
  }

  return (
    <form className={css.form} onSubmit={make} noValidate>
      <VersionRows rows={draft.versions} apps={apps} isTried={isTried} onChange={(versions) => change({ versions })} />
      <FaultRows
        rows={draft.faults}
        remotes={apps.filter((name) => name !== 'shell')}
        isTried={isTried}
        onChange={(faults) => change({ faults })}
      />
      <CheckboxGroup
        className={css.wide}
        legend={linksTexts.flags}
        name="flags"
        choices={flagChoices}
        value={draft.flags}
        onChange={(chosen) => change({ flags: linkFlags.filter((flag) => chosen.includes(flag)) })}
      />
      <SelectField
        label={linksTexts.currency}
        options={linksTexts.currencies}
        value={draft.currency}
        onChange={({ currentTarget }) => change({ currency: currencyOf(currentTarget.value) })}
      />
      <TextField
        label={linksTexts.path}
        help={linksTexts.pathHelp}
        error={isTried && issues.isPathWrong ? linksTexts.pathWrong : undefined}
        value={draft.path}
        onChange={({ currentTarget }) => change({ path: currentTarget.value })}
      />
      <SelectField
        label={linksTexts.hours}
        options={linksTexts.hourOptions}
        value={draft.hours}
        onChange={({ currentTarget }) => change({ hours: currentTarget.value })}
      />
      <TextField
        className={css.wide}
        label={linksTexts.purpose}
        help={linksTexts.purposeHelp}
        error={isTried && issues.isPurposeMissing ? linksTexts.purposeMissing : undefined}
        maxLength={200}
        value={draft.purpose}
        onChange={({ currentTarget }) => change({ purpose: currentTarget.value })}
      />
      <div className={css.wide}>
        <Button type="submit">{linksTexts.create}</Button>
      </div>
      <Told problem={outcome.problem} changesNothing={isTried && issues.changesNothing} />
      {outcome.url && <MadeLink key={outcome.url} url={outcome.url} />}
    </form>
  );
}

function currencyOf(text: string): LinkDraft['currency'] {
  return text === 'cop' || text === 'usd' || text === 'eur' ? text : '';
}

interface ToldProps {
  readonly problem: Problem | undefined;
  readonly changesNothing: boolean;
}

function Told({ problem, changesNothing }: ToldProps) {
  const text = changesNothing ? linksTexts.changesNothing : problem && problemText(problem);
  if (text === undefined) return null;
  return (
    <div className={css.wide}>
      <Notice tone="error" role="alert">
        {text}
      </Notice>
    </div>
  );
}
