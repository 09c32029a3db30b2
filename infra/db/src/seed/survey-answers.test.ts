import { expect, test } from 'vitest';
import { portalSurveyRows } from './portal-opinions.ts';
import { shortReplies } from './short-replies.ts';

const survey = {
  id: 1,
  slug: '01-como-buscas-vivienda',
  opens_on: '2026-09-22',
  questions: [
    { id: 1, kind: 'several', is_required: true, options: [1, 2, 3, 4] },
    { id: 2, kind: 'scale', is_required: true, options: [5, 6, 7] },
    { id: 3, kind: 'text', is_required: false, options: [] },
  ],
} as const;

test('what is answered to short surveys is what they ask, and the same in every run', () => {
  const { replies, answers } = shortReplies([survey, { ...survey, id: 2, opens_on: '2027-01-01' }]);
  expect(replies.length).toBeGreaterThan(20);
  expect(replies.every(({ survey_id }) => survey_id === 1)).toBe(true);
  for (const { id } of replies) {
    const own = answers.filter(({ reply_id }) => reply_id === id);
    expect(own.filter(({ question_id }) => question_id === 2)).toHaveLength(1);
    expect(own.filter(({ question_id }) => question_id === 1).length).toBeGreaterThan(0);
  }
  expect(shortReplies([survey])).toEqual({ replies, answers });
});

test('who finds the portal of no use says what was sought', () => {
  const rows = portalSurveyRows();
  expect(rows.filter(({ content_opinion }) => !content_opinion).length).toBeGreaterThan(3);
  for (const { content_opinion, search_interest } of rows) expect(content_opinion).toBe(search_interest === null);
});
