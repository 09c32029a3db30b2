import { z } from 'zod';
import { shortAnswerLimit } from './short-answer-limit.ts';

const maxQuestions = 30;
const maxChoices = 30;

/** Numbers of the chosen options, or words; a question that allows several choices takes a list. */
const given = z.union([
  z.string().trim().max(shortAnswerLimit, `Máximo ${shortAnswerLimit} caracteres`),
  z.array(z.string().max(20)).max(maxChoices),
]);

/** Answers to a short survey, by the number of the question. */
export const shortReply = z.strictObject({
  user_key: z.string().max(80).default(''),
  answers: z
    .record(z.string().regex(/^\d{1,9}$/), given)
    .refine((answers) => Object.keys(answers).length <= maxQuestions, `Máximo ${maxQuestions} respuestas`)
    .default({}),
});
export type ShortReply = z.infer<typeof shortReply>;
