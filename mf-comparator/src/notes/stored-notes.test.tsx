import { beforeEach, expect, test } from 'vitest';
import { keepNote, noteLength, parseNotes, readNotes } from './stored-notes.ts';

beforeEach(() => localStorage.clear());

test('[B094] a note stays with its plant until nothing is left of it', () => {
  keepNote(7, 'Cerca del parque');
  keepNote(3, 'x'.repeat(noteLength + 9));
  expect([...readNotes().keys()]).toEqual([3, 7]);
  expect(readNotes().get(3)).toHaveLength(noteLength);
  keepNote(7, '  ');
  expect([...readNotes().keys()]).toEqual([3]);
});

test.each([null, '', '{', '{"7":"a"}', '[7]', '[["7","a"],[7,8],[-1,"a"]]'])(
  '[B094] broken notes %j are none',
  (text) => {
    expect(parseNotes(text).size).toBe(0);
  },
);
