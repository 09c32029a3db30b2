import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { StartProblem } from 'infra-db/embedded/start-problem.ts';

const names = [
  'searchAdminKey',
  'searchKey',
  'captchaSecret',
  'adminToken',
  'identitySecret',
  'operatorToken',
  'shellToken',
  'visitorKey',
] as const;

/** The keys that the processes of one portal share. */
export type Secrets = Record<(typeof names)[number], string>;

/** The secrets that a portal has by now. Throws a `StartProblem` where the file is damaged: others in its place would lock its data. */
export function readSecrets(file: string): Partial<Secrets> {
  if (!existsSync(file)) return {};
  const entries: [string, unknown][] = Object.entries(parse(file));
  return Object.fromEntries(entries.filter(([, secret]) => typeof secret === 'string'));
}

function parse(file: string): object {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof value === 'object' && value !== null) return value;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw new StartProblem(
    `${file} is damaged. Put back a copy of it, or remove it: then new keys are made, and everybody signs in again.`,
  );
}

/** Reads the secrets of a portal; makes those that are missing, readable by this user only. */
export function ensureSecrets(file: string): Secrets {
  const known = readSecrets(file);
  const make = () => randomBytes(16).toString('hex');
  const secrets: Secrets = {
    searchAdminKey: known.searchAdminKey ?? make(),
    searchKey: known.searchKey ?? make(),
    captchaSecret: known.captchaSecret ?? make(),
    adminToken: known.adminToken ?? make(),
    identitySecret: known.identitySecret ?? make(),
    operatorToken: known.operatorToken ?? make(),
    shellToken: known.shellToken ?? make(),
    visitorKey: known.visitorKey ?? make(),
  };
  if (names.some((name) => known[name] === undefined)) {
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  }
  return secrets;
}
