import { numberWords } from './number-words.ts';

/** "Santamarta", "12 de octubre" and "carlos restrepo" for "santa marta", "doce de octubre" and "carlos e restrepo". */
export function otherSpellings(name: string): readonly string[] {
  const joined = /^[^ ]+ [^ ]+$/.test(name) ? name.replace(' ', '') : name;
  const inDigits = name.replace(/[a-z]{4,}/g, (word) => String(numberWords.get(word) ?? word));
  const inWords = name.replace(/\d+/g, (digits) => wordFor(Number(digits)) ?? digits);
  const withoutInitials = name.replace(/ [a-z](?= )/g, '');
  return [...new Set([joined, inDigits, inWords, withoutInitials])].filter((spelled) => spelled !== name);
}

function wordFor(count: number): string | undefined {
  return [...numberWords].find(([, value]) => value === count)?.[0];
}

/** A long name in two words, wherever its writer takes a breath: "dos quebradas", "florida blanca", "barran quilla". */
export function spelledApart(name: string): readonly string[] {
  if (!/^[a-z]{8,}$/.test(name)) return [];
  const breaks = Array.from({ length: name.length - 2 * shortestPart + 1 }, (_, index) => index + shortestPart);
  return breaks.map((at) => `${name.slice(0, at)} ${name.slice(at)}`);
}

const shortestPart = 3;
