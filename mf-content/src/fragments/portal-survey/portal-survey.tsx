import { Dialog } from '@umbral/kit/overlays/dialog.tsx';
import { useTopics } from '@umbral/kit/remote/use-topics.ts';
import { Notice } from '@umbral/kit/states/notice.tsx';
import { useEffect, useState } from 'react';
import type { PortalReply as Reply } from '../../survey-form/portal-calls.ts';
import { PortalForm } from '../../survey-form/portal-form.tsx';
import { PortalReply } from '../../survey-form/portal-reply.tsx';
import { markOpened } from '../../survey-form/survey-marks.ts';
import { useAnswered } from '../../survey-form/use-answered.ts';
import { surveyTexts as texts } from '../../texts/survey-texts.ts';
import type { topics } from '../../topics.ts';
import { StarsPanel } from './stars-panel.tsx';
import type { SurveyProps } from './survey-props.ts';

type Step = { readonly at: 'asking' | 'closed' } | { readonly at: 'open'; readonly stars?: string };

/**
 * The portal survey: by itself it is a small panel with stars that covers little, and opens in full once one is pressed.
 * Who has answered is not asked again. However it ends, it says so on the bus [B078, B079].
 */
export function PortalSurvey({ props: { from } }: { readonly props: SurveyProps }) {
  const bus = useTopics<typeof topics>();
  const answered = useAnswered();
  const [step, setStep] = useState<Step>({ at: from === 'button' ? 'open' : 'asking' });
  const [reply, setReply] = useState<Reply>();
  const asksNothing = step.at === 'asking' && answered !== undefined && answered !== 'open';
  const isShown = step.at === 'open' || (step.at === 'asking' && answered === 'open');

  useEffect(() => {
    if (isShown) markOpened();
  }, [isShown]);
  useEffect(() => {
    if (asksNothing) bus.publish('content/survey-closed', { sent: false });
  }, [bus, asksNothing]);
  const close = () => {
    setStep({ at: 'closed' });
    bus.publish('content/survey-closed', { sent: reply !== undefined });
  };

  if (step.at === 'asking') {
    return answered === 'open' ? (
      <StarsPanel onChoose={(stars) => setStep({ at: 'open', stars })} onClose={close} />
    ) : null;
  }
  return (
    <Dialog isOpen={step.at === 'open'} onClose={close} title={texts.portal} variant="sheet">
      {reply ? (
        <PortalReply {...reply} onClose={close} />
      ) : answered === 'answered' ? (
        <Notice tone="success" role="status">
          {texts.answered}
        </Notice>
      ) : (
        <PortalForm stars={step.at === 'open' ? step.stars : undefined} onSent={setReply} />
      )}
    </Dialog>
  );
}
