import { z } from 'zod';
import { RegistryFault } from '../client/registry-client.ts';
import { type CommandContext, exitCodes } from './command.ts';

const refusal = z.object({
  rule: z.string(),
  field: z.string(),
  party: z.string(),
  reason: z.string(),
  wayOut: z.string(),
});

/** What the gate said, as far as people are told. */
export const verdictSchema = z.object({
  candidate: z.string(),
  allowed: z.boolean(),
  refusals: z.array(refusal),
  comparedWith: z.array(z.string()),
  notCompared: z.array(z.string()).default([]),
  note: z.string().optional(),
});
export type ToldVerdict = z.output<typeof verdictSchema>;

/** What a call was refused with by the gate; nothing where something else was wrong. */
export function gateRefusalOf(error: unknown): ToldVerdict | undefined {
  if (!(error instanceof RegistryFault)) return undefined;
  if (error.type !== 'gate-refused' && error.type !== 'contract-missing') return undefined;
  return verdictSchema.safeParse(error.facts.verdict).data;
}

/** One sentence for a verdict that lets pass. */
export function passSentence({ comparedWith, notCompared, note }: ToldVerdict): string {
  const unread = notCompared.length > 0 ? `; without a contract and not compared: ${notCompared.join(', ')}` : '';
  return note ?? `fits all ${comparedWith.length} living versions and the backend${unread}`;
}

/** Field, other party, reason and way out of each refusal. */
export function refusalLines({ candidate, refusals }: ToldVerdict): string[] {
  const parties = new Set(refusals.map(({ party }) => party));
  return [
    `The gate refuses ${candidate}: ${refusals.length} ${refusals.length === 1 ? 'field' : 'fields'}, ${[...parties].join(', ')}.`,
    ...refusals.flatMap(({ rule, field, party, reason, wayOut }) => [
      '',
      `  ${field}  (${rule})`,
      `    against  ${party}`,
      `    because  ${reason}`,
      `    way out  ${wayOut}`,
    ]),
  ];
}

/** Prints a refusal and gives the exit code for it. */
export function tellRefusal({ print, isJson }: Pick<CommandContext, 'isJson' | 'print'>, verdict: ToldVerdict): number {
  if (isJson) print(JSON.stringify({ refused: verdict }));
  else for (const line of refusalLines(verdict)) print(line);
  return exitCodes.refused;
}
