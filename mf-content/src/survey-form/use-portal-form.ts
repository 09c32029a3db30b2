import { type Form, useForm } from '@umbral/kit/form/use-form.ts';
import { useRemote } from '@umbral/kit/remote/use-remote.ts';
import { surveyTexts as texts } from '../texts/survey-texts.ts';
import { refusalToast } from '../ui/refusal-toast.ts';
import type { PortalReply } from './portal-calls.ts';
import { type PortalValues, portalIssues, readPortal } from './portal-values.ts';

/** Sends the portal survey and says what became of it [B079]; `userId` of whoever is signed in. */
export function usePortalForm(userId: number | undefined, onSent: (reply: PortalReply) => void): Form<PortalReply> {
  const { call, toast } = useRemote();
  return useForm<PortalValues, PortalReply>({
    read: readPortal,
    check: (values) => portalIssues(values, userId !== undefined),
    send: async (values) => {
      toast({ tone: 'info', text: texts.onItsWay });
      return (await import('./portal-calls.ts')).sendPortal(call, values, userId);
    },
    failed: texts.failed,
    onSent: (reply = { refusal: null }) => {
      toast(reply.refusal === null ? { tone: 'success', text: texts.sent } : { tone: 'warning', text: reply.refusal });
      onSent(reply);
    },
    onRefused: (refusal) => toast(refusalToast(refusal, 'error')),
  });
}
