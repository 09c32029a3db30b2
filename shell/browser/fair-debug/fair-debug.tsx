import { sessionKeys, surveyOpenKey, surveySentKey } from '@umbral/domain/storage/storage-keys.ts';
import { product } from '@umbral/domain/vocabulary/product.ts';
import { Button } from '@umbral/kit/actions/button.tsx';
import { IconButton } from '@umbral/kit/actions/icon-button.tsx';
import { closeIcon } from '@umbral/kit/media/icons.ts';
import { topicsOf } from '@umbral/kit/remote/use-topics.ts';
import { useEffect, useState } from 'react';
import type { FramePorts } from '../../frame/frame-ports.ts';
import { promptNames } from '../../frame/prompts/prompt-plan.ts';
import type { topics } from '../../topics.ts';
import { promptsPerDay } from '../prompts/allowance.ts';
import { wasFairSeen } from '../prompts/fair-rule.ts';
import { interactionCount, surveyThreshold } from '../prompts/interactions.ts';
import type { StartedPrompts } from '../prompts/start-prompts.ts';
import { wasSurveyOpened, wasSurveySent } from '../prompts/survey-rule.ts';
import css from './fair-debug.module.css';
import { fairDebugTexts as texts } from './fair-debug-texts.ts';
import { useActiveFair } from './use-active-fair.ts';

/** What is shown is looked at so often. */
const lookMs = 500;

interface FairDebugProps {
  readonly ports: FramePorts;
  readonly prompts: StartedPrompts;
  readonly onClose: () => void;
}

/** The fair, what was seen and answered, and why each prompt comes or does not, as things stand now [B083, B121]. */
export function FairDebug({ ports, prompts: { arbiter, allowance }, onClose }: FairDebugProps) {
  const look = useTurns();
  const others = topicsOf<typeof topics>(ports);
  const quest = others.last('content/audience-quest-changed');
  const fair = useActiveFair(ports.call, others.last('fair/state-changed')?.hyphenized ?? null);
  const forget = (run: () => void) => () => {
    run();
    arbiter.look();
    look();
  };
  return (
    <section className={css.panel} aria-label={texts.title} data-over-page>
      <h2 className={css.title}>{texts.title}</h2>
      <IconButton className={css.close} icon={closeIcon} label={texts.close} onClick={onClose} />
      <ul className={css.facts}>
        <li>
          {texts.fair}: {fair}
        </li>
        <li>
          {texts.seen}: {yesOrNo(wasFairSeen())}
        </li>
        <li>{texts.interactions(interactionCount(), surveyThreshold)}</li>
        <li>
          {texts.opened}: {yesOrNo(wasSurveyOpened())}
        </li>
        <li>
          {texts.sent}: {yesOrNo(wasSurveySent())}
        </li>
        <li>
          {texts.quest}: {yesOrNo(quest?.active ?? false)}
        </li>
        <li>{texts.today(allowance.read().count, promptsPerDay)}</li>
        {promptNames.map((name) => (
          <li key={name}>
            <strong>{texts.rules[name]}:</strong> {texts.verdicts[arbiter.why(name)]}
          </li>
        ))}
      </ul>
      <div className={css.actions}>
        <Button
          size="s"
          look="secondary"
          onClick={forget(() => {
            sessionStorage.removeItem(sessionKeys.fairPopUpSeen);
            arbiter.request('fair-popup');
          })}
        >
          {texts.forgetFair}
        </Button>
        <Button
          size="s"
          look="secondary"
          onClick={forget(() => {
            sessionStorage.removeItem(surveyOpenKey(product));
            sessionStorage.removeItem(sessionKeys.interactions);
            localStorage.removeItem(surveySentKey(product));
          })}
        >
          {texts.forgetSurvey}
        </Button>
        <Button size="s" look="secondary" onClick={forget(allowance.forget)}>
          {texts.forgetAllowance}
        </Button>
      </div>
    </section>
  );
}

function yesOrNo(is: boolean): string {
  return is ? texts.yes : texts.no;
}

/** Draws again and again: storages and obstacles have no event. */
function useTurns(): () => void {
  const [, setTurn] = useState(0);
  const look = () => setTurn((turn) => turn + 1);
  useEffect(() => {
    const timer = setInterval(() => setTurn((turn) => turn + 1), lookMs);
    return () => clearInterval(timer);
  }, []);
  return look;
}
