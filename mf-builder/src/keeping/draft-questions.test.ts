import { expect, test, vi } from 'vitest';
import { DraftQuestions } from './draft-questions.ts';

const isTrue = (outcome: boolean) => outcome;

test('[B142] a draft ends only when what was asked about it is answered, and nothing is asked from then on', async () => {
  const questions = new DraftQuestions();
  const answer = Promise.withResolvers<string>();
  const asked = questions.ask(() => answer.promise);
  const end = vi.fn(async () => true);
  const ended = questions.closeFor(end, isTrue);
  const late = vi.fn(async () => 'too late');
  expect(await questions.ask(late)).toBeUndefined();
  expect(end).not.toHaveBeenCalled();
  answer.resolve('here');
  expect([await asked, await ended]).toEqual(['here', true]);
  expect(await questions.ask(late)).toBeUndefined();
  expect(late).not.toHaveBeenCalled();
});

test('[B142] a draft that did not end is asked about again', async () => {
  const questions = new DraftQuestions();
  await questions.closeFor(async () => false, isTrue);
  expect(await questions.ask(async () => 'one')).toBe('one');
  await questions.closeFor(() => Promise.reject(new Error('away')), isTrue).catch(() => undefined);
  expect(await questions.ask(async () => 'two')).toBe('two');
});

test('[B142] a question without an answer does not keep a draft from ending', async () => {
  const questions = new DraftQuestions();
  const asked = questions.ask(() => Promise.reject(new Error('away')));
  expect(await questions.closeFor(async () => true, isTrue)).toBe(true);
  await expect(asked).rejects.toThrow('away');
});
