import { codeCommand } from './code-command.ts';
import type { Command } from './command.ts';
import { createUserCommand } from './create-user-command.ts';
import { deadLetterCommands } from './dead-letter-commands.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { rateCommands } from './rate-commands.ts';
import { reindexCommand } from './reindex-command.ts';
import { relayLeadsCommand } from './relay-leads-command.ts';
import { migrateCommand, seedCommand } from './schema-commands.ts';
import { statusCommand } from './status-command.ts';
import { unlockCommand } from './unlock-command.ts';

/** Everything that an administrator can do, in the order of the help. */
export const commands: readonly Command[] = [
  statusCommand,
  migrateCommand,
  seedCommand,
  createUserCommand,
  codeCommand,
  unlockCommand,
  reindexCommand,
  exportCommand,
  importCommand,
  ...deadLetterCommands,
  relayLeadsCommand,
  ...rateCommands,
];
