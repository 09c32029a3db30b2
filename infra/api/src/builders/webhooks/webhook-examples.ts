import type { Letter } from '../../engine/mail/mail-letter.ts';
import { webhookPaused } from './webhook-letters.ts';
import type { WebhookOrder } from './webhook-orders.ts';

/** The letter with invented contents. */
export const webhookExamples: Readonly<Record<WebhookOrder['template'], (origin: string) => readonly Letter[]>> = {
  'webhook-paused': (origin) => [
    webhookPaused({ builder: 'Guayacán', host: 'crm.example.com', held: 12, origin }),
    webhookPaused({ builder: 'Guayacán', host: 'crm.example.com', held: 1, origin }),
  ],
};
