import { z } from 'zod';
import { alignColumns, type CommandContext, exitCodes, minuteOf, UsageFault } from './command.ts';

const asked = z.object({
  approvals: z.array(
    z.object({
      id: z.string(),
      deed: z.string(),
      facts: z.record(z.string(), z.unknown()),
      askedAt: z.string(),
      askedBy: z.string(),
      confirmedBy: z.string().nullable(),
      usedAt: z.string().nullable(),
    }),
  ),
});

/** `approvals`: what was asked in the last hour, and what became of it. */
export async function approvalsCommand({ client, isJson, print }: CommandContext): Promise<number> {
  const { approvals } = await client.get('/approvals', asked);
  if (isJson) {
    print(JSON.stringify({ approvals }));
    return exitCodes.done;
  }
  if (approvals.length === 0) print('Nobody asks for anything.');
  const rows = approvals.map(({ id, askedAt, askedBy, deed, facts, confirmedBy, usedAt }) => {
    const state = usedAt ? 'done' : confirmedBy ? `confirmed by ${confirmedBy}` : 'waits';
    return [id, minuteOf(askedAt), askedBy, deed, state, JSON.stringify(facts)];
  });
  for (const line of alignColumns(rows)) print(line);
  return exitCodes.done;
}

/** `confirm <id>`: the word of another operator, which the audit log keeps. */
export async function confirmCommand({ client, isJson, print }: CommandContext, id: string): Promise<number> {
  if (!z.uuid().safeParse(id).success) throw new UsageFault('Say which: npm run releases -- approvals lists them.');
  await client.post(`/approvals/${id}/confirmed`, {}, z.unknown());
  print(isJson ? JSON.stringify({ confirmed: id }) : `${id} is confirmed: whoever asked does it again now.`);
  return exitCodes.done;
}
