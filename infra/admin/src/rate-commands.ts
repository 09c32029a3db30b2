import { acceptHeldRate, listHeldRates } from 'infra-api/market/currency/held-rates.ts';
import { z } from 'zod';
import { AdminProblem } from './admin-problem.ts';
import type { Command } from './command.ts';
import { readWords } from './command-words.ts';

const heldRate = z.tuple([z.enum(['USD', 'EUR']), z.iso.date()]);

const listRates: Command = {
  name: 'list-rates',
  usage: '',
  summary: 'Lists exchange rates that jumped too far to be believed.',
  details: ['Columns: currency, day, pesos, pesos before, source, whether it is accepted.'],
  async run(context) {
    const rows = await listHeldRates(context);
    for (const { currency, as_of, rate, previous_rate, source, is_accepted } of rows)
      context.print([currency, as_of, rate, previous_rate, source, is_accepted ? 'accepted' : 'held'].join('\t'));
    if (rows.length === 0) context.print('No rate is held.');
  },
};

const acceptRate: Command = {
  name: 'accept-rate',
  usage: '<currency> <day> --reason <text>',
  summary: 'Accepts an exchange rate that is held, and keeps the reason.',
  details: ['Compare it with the bank first. The next run of the rates takes it, soon after midnight in Bogotá.'],
  async run(context, words) {
    const { values, positionals } = readWords(words, { reason: { type: 'string' } });
    const parsed = heldRate.safeParse(positionals);
    if (!parsed.success) throw new AdminProblem('Say USD or EUR and a day (2026-11-20), as `list-rates` shows them.');
    if (!values.reason) throw new AdminProblem('Say why with --reason: it is kept.');
    const [currency, day] = parsed.data;
    const accepted = await acceptHeldRate(context, { currency, asOf: day, reason: values.reason });
    if (!accepted) throw new AdminProblem(`No rate of ${currency} is held for ${day}: \`list-rates\` shows them.`);
    context.print(`${accepted.rate} pesos for ${currency} on ${day} is accepted.`);
  },
};

export const rateCommands: readonly Command[] = [listRates, acceptRate];
