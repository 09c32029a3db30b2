import { relayKeptLeads } from 'infra-api/people/leads/lead-queries.ts';
import type { Command } from './command.ts';

export const relayLeadsCommand: Command = {
  name: 'relay-leads',
  usage: '',
  summary: 'Queues the leads that came while no webhook was configured.',
  details: ['Configure the webhook first (LEAD_WEBHOOK_URL): without it they are kept again. Each is sent once.'],
  async run(context) {
    context.print(`${await relayKeptLeads(context)} leads wait for the webhook.`);
  },
};
