import type { SendKept } from '@umbral/kit/form/queue/use-kept-forms-sender.ts';

/** Loads what sends contacts and leads, once some wait. */
export const sendKept: SendKept = async (context) => {
  const { sendKeptForms } = await import(/* webpackChunkName: "send-kept-forms" */ './send-kept-forms.ts');
  return sendKeptForms(context);
};
