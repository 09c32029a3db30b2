import { Button } from '@umbral/kit/actions/button.tsx';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import type { AppPicture } from '../../src/console/picture-schema.ts';
import type { Asked } from '../change/use-change.tsx';
import { channelsAnswer } from '../registry/answers.ts';
import { problemText } from '../registry/problem-texts.ts';
import { callRegistry } from '../registry/registry-call.ts';
import { shownEnvironment } from '../registry/shown-environment.ts';
import { useSession } from '../session/session-context.ts';
import css from './channels.module.css';
import { remoteTexts } from './remote-texts.ts';
import { useNextEnvironment } from './use-next-environment.ts';

interface AdvanceProps extends Pick<AppPicture, 'app' | 'channels'> {
  readonly onAsk: (asked: Asked) => void;
}

/** The way of what all visitors of this environment have to those of the next; nothing after production. */
export function Advance({ app, channels: { pin, stable }, onAsk }: AdvanceProps) {
  const { expire } = useSession();
  const next = useNextEnvironment();
  const [told, setTold] = useState('');
  const version = (pin ?? stable)?.version;
  if (!next || version === undefined) return null;
  if (!next.isMine) return <Notice>{remoteTexts.foreignNext(next.name)}</Notice>;
  const { name: to } = next;

  /** The decision is made on the composition that runs there now. */
  async function ask(wanted: string): Promise<void> {
    setTold('');
    const outcome = await callRegistry(channelsAnswer, '/channels', { environment: to });
    if (!outcome.ok) return outcome.problem.status === 401 ? expire() : setTold(problemText(outcome.problem));
    const there = outcome.value.apps[app];
    if ((there?.pin ?? there?.stable)?.version === wanted) return setTold(remoteTexts.isThere(app, wanted, to));
    const wish = { kind: 'advance', version: wanted, from: shownEnvironment, to } as const;
    onAsk({ app, wish, seq: outcome.value.seq });
  }

  return (
    <div className={css.advance}>
      <Button size="s" onClick={() => void ask(version)}>
        {remoteTexts.actions.advance(to)}
      </Button>
      <p role="status">{told}</p>
    </div>
  );
}
