/** Where letters of an attacker would arrive, if a header of a mail could be broken. */
export const attackerMailbox = 'recogedor@attacker.example';

/** A table that exists only so that an injected statement could write to it. */
export const trapTable = 'attack_trap';

const texts: readonly string[] = [
  '',
  ' ',
  "' or '1'='1",
  `'; insert into ${trapTable} values ('quote'); --`,
  `"; insert into ${trapTable} values ('double'); --`,
  `1); insert into ${trapTable} values ('bracket'); --`,
  `\\'; insert into ${trapTable} values ('backslash'); --`,
  '1 union select password_hash from credential',
  '%',
  '_%_%_%_%_%_%',
  '(((((((((((((((((((((((a+)+)+)+)+)',
  '*:* & | ! <->',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}#{7*7}',
  `ana@example.com\r\nBcc: ${attackerMailbox}`,
  `Ana\r\nBcc: ${attackerMailbox}\r\n\r\nHola`,
  'x\r\nset-cookie: SessionId=stolen',
  '../../../../etc/passwd',
  '..%2f..%2f..%2fetc%2fpasswd',
  '//attacker.example',
  'https://attacker.example/',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200b\ufeff',
  'ñandú',
  'a\u0301'.repeat(50),
  'a'.repeat(20_000),
  '9999-99-99',
  '0000-00-00',
  '2026-02-30',
  'NaN',
  'null',
  'true',
  '0x10',
  '1e309',
  '-1',
  '99999999999999999999',
];

/** Values of every kind for the fields of a body. */
export const hostileValues: readonly unknown[] = [
  ...texts,
  null,
  true,
  false,
  0,
  -1,
  0.1,
  2_147_483_648,
  9_007_199_254_740_992,
  1e308,
  [],
  {},
  [null],
  [[[[[[]]]]]],
  { toString: 1, constructor: { prototype: {} } },
  Array.from({ length: 2000 }, (_, index) => index),
];

/** The same as they can stand in an address. */
export const hostileTexts = texts;
