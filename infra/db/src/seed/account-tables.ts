import { createHash } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Role } from '@umbral/domain/vocabulary/vocabulary.ts';
import { demoPhone } from './addresses.ts';
import { consentTexts, consentVersion } from './consent-rows.ts';
import { momentBefore } from './seed-clock.ts';
import type { TableRows } from './table-rows.ts';
import { rowsOf } from './table-rows.ts';
import { roleRows } from './vocabulary-rows.ts';

/** The password of every seeded account. */
export const seedPassword = 'Umbral-2026';

/** First recommendation of OWASP for argon2id: 19 MiB, two passes, one lane. */
const argon2id = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

interface Account {
  email: string;
  first: string;
  last: string;
  role: Role;
}

export const seedAccounts: readonly Account[] = [
  { email: 'visitante@example.com', first: 'Valentina', last: 'Rojas', role: 'user' },
  { email: 'constructora@example.com', first: 'Andrés', last: 'Guayacán', role: 'constructora' },
  { email: 'admin@example.com', first: 'Marcela', last: 'Quintero', role: 'administrador' },
  { email: 'colaborador@example.com', first: 'Julián', last: 'Mejía', role: 'contributor' },
  { email: 'seo@example.com', first: 'Camila', last: 'Ortega', role: 'seo' },
];

const id = (index: number) => index + 1;

/** People of the demonstration with their roles; the second one owns the first builder. */
export async function accountTables(): Promise<TableRows[]> {
  const created = momentBefore(120);
  const hashes = await Promise.all(seedAccounts.map(() => hash(seedPassword.normalize('NFKC'), argon2id)));
  return [
    rowsOf('role', roleRows),
    rowsOf(
      'app_user',
      seedAccounts.map(({ email, first, last }, index) => ({
        id: id(index),
        email,
        first_name: first,
        last_name: last,
        phone: demoPhone(index + 80),
        city_name: 'Bogotá',
        country_code: 'CO',
        is_active: true,
        email_verified_at: created,
        created_at: created,
        updated_at: created,
      })),
    ),
    rowsOf(
      'user_role',
      seedAccounts.map(({ role }, index) => ({ user_id: id(index), role_key: role })),
    ),
    // As whoever registers: the portal asks nobody who is shown around.
    rowsOf(
      'consent',
      seedAccounts.map(({ email }, index) => ({
        user_id: id(index),
        email,
        purpose: 'terms' as const,
        version: consentVersion,
        text_hash: `\\x${createHash('sha256').update(consentTexts.terms).digest('hex')}`,
        granted: true,
        source: 'registrate',
        at: created,
      })),
    ),
    rowsOf(
      'credential',
      hashes.map((hashed, index) => ({ user_id: id(index), password_hash: hashed, changed_at: created })),
    ),
  ];
}

/** Who may act for a builder: after the builders are there. */
export const memberTables: readonly TableRows[] = [
  rowsOf('builder_member', [{ builder_id: 1, user_id: 2, position: 'owner', created_at: momentBefore(120) }]),
];
