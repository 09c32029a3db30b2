import { Notice } from '@umbral/kit/states/notice.tsx';
import { useState } from 'react';
import type { PortalReply as Reply } from '../survey-form/portal-calls.ts';
import { PortalForm } from '../survey-form/portal-form.tsx';
import { PortalReply } from '../survey-form/portal-reply.tsx';
import { useAnswered } from '../survey-form/use-answered.ts';
import { surveyTexts as texts } from '../texts/survey-texts.ts';

/** The survey of the portal on its page; `hasSent`: a browser without script has just posted it. */
export function PortalPart({ hasSent }: { readonly hasSent: boolean }) {
  const answered = useAnswered();
  const [reply, setReply] = useState<Reply | undefined>(hasSent ? { refusal: null } : undefined);
  if (reply) return <PortalReply {...reply} />;
  if (answered === 'answered') return <Notice tone="success">{texts.answered}</Notice>;
  return <PortalForm onSent={setReply} />;
}
