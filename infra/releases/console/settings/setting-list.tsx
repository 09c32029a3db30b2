import { SectionHeading } from '@umbral/kit/layout/section-heading.tsx';
import { ErrorState } from '@umbral/kit/states/error-state.tsx';
import { Skeleton } from '@umbral/kit/states/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import records from '../frame/record-rows.module.css';
import { type Setting, settingsAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { shownEnvironment } from '../registry/shown-environment.ts';
import { useAnswer } from '../session/use-answer.ts';
import { SettingDialog } from './setting-dialog.tsx';
import { SettingRow } from './setting-row.tsx';
import css from './settings.module.css';
import { settingsTexts as texts } from './settings-texts.ts';

interface SettingListProps {
  readonly app: string;
  /** The composition that is on the screen: another one may say other values. */
  readonly seq: number;
  readonly isMine: boolean;
}

/** What this environment says to a remote; nothing for one that no version wants to be told anything. */
export function SettingList({ app, seq, isMine }: SettingListProps) {
  const { answer, askAgain } = useAnswer(settingsAnswer, `/settings/${app}`);
  const [changing, change] = useState<Setting>();
  const [done, setDone] = useState('');
  const asked = useRef(seq);
  useEffect(() => {
    if (asked.current !== seq) askAgain();
    asked.current = seq;
  }, [seq, askAgain]);
  if (answer.state === 'ready' && answer.value.settings.length === 0) return null;
  const finish = ({ name }: Setting) => {
    setDone(texts.done(name));
    change(undefined);
    askAgain();
  };
  return (
    <section aria-labelledby="settings">
      <SectionHeading id="settings">{texts.title}</SectionHeading>
      <p className={css.lead}>{texts.lead(shownEnvironment)}</p>
      <p role="status" className={done ? css.done : 'visually-hidden'}>
        {done}
      </p>
      {answer.state === 'loading' && <Skeleton shape="control" count={2} />}
      {answer.state === 'failed' && <ErrorState text={problemText(answer.problem)} onRetry={askAgain} />}
      {answer.state === 'ready' && (
        <ul className={records.list}>
          {answer.value.settings.map((setting) => (
            <SettingRow key={setting.name} setting={setting} onChange={isMine ? () => change(setting) : undefined} />
          ))}
        </ul>
      )}
      {changing && (
        <SettingDialog app={app} setting={changing} onClose={() => change(undefined)} onDone={() => finish(changing)} />
      )}
    </section>
  );
}
