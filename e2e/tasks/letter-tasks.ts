import { mailsTo } from '../fixtures/mail.ts';
import type { Person } from '../fixtures/person.ts';
import { expect } from '../fixtures/test.ts';

/** Path of the link in the letter to who forgot the password, once it has come. */
export function resetPathFor(person: Person): Promise<string> {
  return pathInLetter(person, /https?:\/\/[^\s»/]+(\/password\/reset\/[\w-]{43})/);
}

/** Path of the link in the newest letter about a visit, once it has come. */
export function visitPathFor(person: Person): Promise<string> {
  return pathInLetter(person, /https?:\/\/[^\s»/]+(\/api\/citas\?[\w=&-]+)/);
}

/** What a pattern's first group finds in a letter to somebody, who gets it within half a minute. */
async function pathInLetter({ email }: Person, pattern: RegExp): Promise<string> {
  let path = '';
  const read = async () => {
    const texts = (await mailsTo(email)).map(({ text }) => text);
    path = texts.map((text) => pattern.exec(text)?.[1]).findLast((found) => found !== undefined) ?? '';
    return path;
  };
  await expect.poll(read, { timeout: 30_000 }).not.toBe('');
  return path;
}
