import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { safeText } from './safe-facts.ts';

/** Everything about one invented person, in the forms in which programs meet it. */
const personal = [
  'ana.perez@correo.example',
  '300 123 4567',
  '+57 (601) 234-5678',
  '3001234567',
  '190.24.3.4',
  '2800:480:1::7',
  'Clave-Secreta-9',
  'tok_8f3a9c',
];
const [email = '', phone = '', , mobile = '', address = '', address6 = '', password = '', token = ''] = personal;

function recorded(write: (log: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  write(createLogger({ program: 'test', level: 'trace', destination: { write: (line) => void lines.push(line) } }));
  expect(lines.length).toBeGreaterThan(0);
  return lines.join('');
}

function expectNothingPersonal(output: string): void {
  for (const secret of personal) expect(output).not.toContain(secret);
}

function databaseError(): Error {
  return Object.assign(new Error(`invalid input syntax for type integer: "${password}"`), {
    severity: 'ERROR',
    code: '22P02',
    detail: `Key (email)=(${email}) already exists.`,
    where: `unnamed portal parameter $1 = '${phone}'`,
    table: 'app_user',
    constraint: 'app_user_email',
  });
}

test('personal facts are hidden at the top and at every depth below it', () => {
  for (const wrap of [
    (facts: object) => facts,
    (facts: object) => ({ a: facts }),
    (facts: object) => ({ a: { b: facts } }),
    (facts: object) => ({ a: { b: { c: [facts] } } }),
  ]) {
    const facts = { password, email, phone, token, cookie: `SessionId=${token}`, authorization: `Bearer ${token}` };
    expectNothingPersonal(recorded((log) => log.info(wrap(facts), 'saved')));
  }
});

test('sentences lose e-mails, numbers, addresses and queries', () => {
  const output = recorded((log) => {
    log.info(`sent to ${email}, ${mobile}`);
    log.warn({ reason: `550 <${email}> unknown, tel. ${phone}` }, `refused from ${address} and ${address6}`);
    log.error({ url: `/restablecer?token=${token}&email=${encodeURIComponent(email)}` }, 'wrong %s', email);
    log.child({ visitor: email, remoteAddress: address }).info('hello');
  });
  expectNothingPersonal(output);
  expect(output).toContain('/restablecer?');
});

test('errors keep their kind, code, constraint and stack; never what was typed', () => {
  const output = recorded((log) => {
    log.error(databaseError());
    log.error({ err: new Error(`no account ${email}`, { cause: databaseError() }) }, 'request failed');
    log.fatal({ err: databaseError(), query: `select '${password}'`, parameters: [email, phone] }, 'crashed');
    log.error({ nested: { err: databaseError() } }, 'deep');
  });
  expectNothingPersonal(output);
  expect(output).toContain('"code":"22P02"');
  expect(output).toContain('"constraint":"app_user_email"');
  expect(output).toContain('safe-facts.test.ts');
});

test('what is ours stays readable', () => {
  const plain = 'plant 12345 of 2026-11-21T10:00:00.000Z took 1250 ms at 127.0.0.1:4100, 12:30:45, 1.0.0-8f3a';
  expect(safeText(plain)).toBe(plain);
  const output = recorded((log) =>
    log.info({ row: 7, topic: 'mail', hasToken: true, traceId: '0'.repeat(32) }, 'done'),
  );
  expect(JSON.parse(output)).toMatchObject({
    level: 30,
    program: 'test',
    row: 7,
    topic: 'mail',
    traceId: '0'.repeat(32),
  });
});
