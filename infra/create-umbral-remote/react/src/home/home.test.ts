import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBuiltRemote } from '@umbral/test/built-remote.ts';

const remote = openBuiltRemote();

test('the page greets the city of its address', async () => {
  const { status, html, head } = await remote.page('/example/cali');
  assert.equal(status, 200);
  assert.match(html, /Hola, cali/);
  assert.equal(head?.title, 'Hola, cali');
});
