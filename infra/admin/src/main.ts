import { text } from 'node:stream/consumers';
import { AdminProblem } from './admin-problem.ts';
import { runCommand } from './run-command.ts';

// The process of the administration's commands: words, environment, exit code.
try {
  await runCommand({
    words: process.argv.slice(2),
    databaseUrl: process.env.DATABASE_URL,
    secret: process.env.CAPTCHA_SECRET,
    prefix: process.env.ADMIN_PREFIX ?? 'node infra/admin/src/main.ts',
    print: (line) => void process.stdout.write(`${line}\n`),
    readInput: async () => (process.stdin.isTTY ? '' : text(process.stdin)),
  });
} catch (error) {
  console.error(error instanceof AdminProblem ? error.message : error);
  process.exitCode = 1;
}
