import { Button } from '@umbral/kit/actions/button.tsx';
import { CheckboxField } from '@umbral/kit/fields/checkbox-field.tsx';
import { TextField } from '@umbral/kit/fields/text-field.tsx';
import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { type FormEvent, useId, useState } from 'react';
import { DialogFoot } from '../frame/dialog-foot.tsx';
import type { Problem, Setting } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { anything, callRegistry } from '../registry/registry-call.ts';
import { useSession } from '../session/session-context.ts';
import css from './settings.module.css';
import { settingsTexts as texts } from './settings-texts.ts';
import { readSpelled, spell } from './spelled-value.ts';
import { ValueField } from './value-field.tsx';

interface SettingDialogProps {
  readonly app: string;
  readonly setting: Setting;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Says another value, or leaves it to the version again; with a reason. */
export function SettingDialog({ app, setting, onClose, onDone }: SettingDialogProps) {
  const form = useId();
  const { expire } = useSession();
  const [text, setText] = useState(() => spell(setting));
  const [isUnset, setUnset] = useState(false);
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { name, kind, isSaid, hasDefault } = setting;
  const read = readSpelled(kind, text);
  const isReasonMissing = reason.trim().length < 3;

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    setTried(true);
    if (isReasonMissing || isSending || !(isUnset || read)) return;
    setSending(true);
    const said = isUnset ? { unset: [name] } : { set: { [name]: read?.value } };
    const outcome = await callRegistry(anything, `/settings/${app}`, { body: { ...said, reason: reason.trim() } });
    setSending(false);
    if (outcome.ok) return onDone();
    if (outcome.problem.status === 401) return expire();
    setProblem(outcome.problem);
  }

  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={texts.changeTitle(name, app)}
      footer={
        <DialogFoot leave={texts.cancel} onLeave={onClose}>
          <Button type="submit" form={form} isLoading={isSending}>
            {texts.save}
          </Button>
        </DialogFoot>
      }
    >
      <form id={form} className={css.form} onSubmit={submit} noValidate>
        {!isUnset && <ValueField setting={setting} text={text} isWrong={isTried && !read} onChange={setText} />}
        {isSaid && hasDefault && (
          <CheckboxField
            label={texts.unset}
            checked={isUnset}
            onChange={({ currentTarget }) => setUnset(currentTarget.checked)}
          />
        )}
        <TextField
          label={texts.reason}
          help={texts.reasonHelp}
          error={isTried && isReasonMissing ? texts.reasonMissing : undefined}
          maxLength={1000}
          value={reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        {problem && <Refused problem={problem} />}
      </form>
    </Dialog>
  );
}

/** Which value does not fit, and which would, is the registry's own word. */
function Refused({ problem }: { readonly problem: Problem }) {
  const isAboutValue = problem.type === 'invalid-input';
  return (
    <Notice tone="error" role="alert">
      {isAboutValue ? <span lang="en">{problem.title}</span> : problemText(problem)}
    </Notice>
  );
}
