import { expect, test } from 'vitest';
import { sessions } from './sessions.ts';

test('the script has sixty interactions', () => {
  expect(sessions.flatMap(({ steps }) => steps)).toHaveLength(60);
});
